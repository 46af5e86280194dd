/* fir_memory.c - forms of operations on variables: allocations, places in variables, globals, strings. */
#include "dialects/flang/flang.def"
#include "dialects/flang/flang.h"
#include "parse/parse_attr.h"
#include "verify/verify.h"

/* --- types --- */

McType mc_fir_wrap(McFormatParse *f, const char *name, McType element) {
  McParser *p = f->p;
  McType none = {MC_NONE};
  McIdent ident = mc_ident(p->ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(p->ctx, ident, true);
  if (def == NULL) {
    mc_p_out_of_memory(p);
    return none;
  }
  uint32_t values[MC_DEF_MAX_PARAMS];
  for (uint32_t i = 0; i < def->record->num_params; i++) values[i] = MC_NONE;
  values[0] = element.index;
  return (McType){mc_defined_make(p->ctx, def, values, mc_p_loc_at(p, f->op->at), p->diags)};
}

bool mc_fir_is(const McContext *ctx, McType type, const char *name) {
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return false;
  McStr text = mc_ident_str(ctx, (McIdent){mc_rec(ctx, type.index)->words[0]});
  return text.len == strlen(name) && memcmp(text.ptr, name, text.len) == 0;
}

McType mc_fir_unwrap(const McContext *ctx, McType type) {
  static const char *const around[] = {"fir.ref", "fir.ptr", "fir.heap", "fir.llvm_ptr", "fir.box", "fir.class"};
  for (size_t i = 0; i < MC_COUNT(around); i++) {
    if (!mc_fir_is(ctx, type, around[i])) continue;
    type = mc_type_parameter(ctx, type);
    i = (size_t)-1; /* from the first again */
  }
  return type;
}

/* The array of a derived type's members, names and types in turns; MC_NONE: it is none, or has none. */
static McAttr members_of(const McContext *ctx, McType record) {
  bool is_record = mc_fir_is(ctx, record, "fir.type") && mc_rec(ctx, record.index)->num_words > 3;
  return (McAttr){is_record ? mc_defined_param(ctx, record.index, 2) : MC_NONE};
}

bool mc_fir_member(const McContext *ctx, McType record, McStr name, uint32_t *place, McType *type) {
  McAttr members = members_of(ctx, record);
  for (uint32_t i = 0, n = members.index == MC_NONE ? 0 : mc_attr_array_size(ctx, members); i + 1 < n; i += 2) {
    McStr other = mc_attr_string_value(ctx, mc_attr_array_get(ctx, members, i));
    if (other.len != name.len || memcmp(other.ptr, name.ptr, name.len) != 0) continue;
    *place = i / 2;
    *type = mc_attr_type_value(ctx, mc_attr_array_get(ctx, members, i + 1));
    return true;
  }
  return false;
}

bool mc_fir_member_at(const McContext *ctx, McType record, uint32_t place, McStr *name, McType *type) {
  McAttr members = members_of(ctx, record);
  if (members.index == MC_NONE || 2 * (uint64_t)place + 1 >= mc_attr_array_size(ctx, members)) return false;
  *name = mc_attr_string_value(ctx, mc_attr_array_get(ctx, members, 2 * place));
  *type = mc_attr_type_value(ctx, mc_attr_array_get(ctx, members, 2 * place + 1));
  return true;
}

/* --- allocations --- */

bool mc_routine_fir_allocated_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  McType result = mc_fir_wrap(f, mc_ident_str(p->ctx, (McIdent){args[2].number}).ptr, type);
  return result.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, held) &&
         mc_format_parse_set_type(f, args[1].number, result);
}

void mc_routine_fir_allocated_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr held = mc_format_print_attr(f, args[0].number);
  if (held.index != MC_NONE) mc_pr_attr(f->p, held);
}

/* --- places in variables --- */

enum { COORDINATES, COORDINATE_TYPES, COORDINATE_REF, COORDINATE_RESULT, COORDINATE_BASE, COORDINATE_FIELDS,
       COORDINATE_DICT };
#define NO_FIELD INT32_MIN /* in field_indices, an operand */

/* A walk from a variable's type to the part that coordinates name. */
typedef struct Walk { McType type; uint32_t left; /* dimensions of the array that have no index yet */ } Walk;

static void walk_begin(const McContext *ctx, Walk *w, McType base) {
  w->type = mc_fir_unwrap(ctx, base);
  w->left = 0;
}

/* An index: of a dimension, or, in anything that is no array, of a part whose type is not known. */
static void walk_index(const McContext *ctx, Walk *w) {
  if (w->left == 0 && mc_fir_is(ctx, w->type, "fir.array")) {
    w->left = (uint32_t)(mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, w->type.index, 0)}).len / 8);
  }
  if (w->left > 1) {
    w->left--;
    return;
  }
  w->type = w->left == 1 ? (McType){mc_defined_param(ctx, w->type.index, 1)} : (McType){MC_NONE};
  w->left = 0;
}

static McType walk_record(const McContext *ctx, const Walk *w) {
  if (w->left == 0 && mc_fir_is(ctx, w->type, "fir.array")) return (McType){mc_defined_param(ctx, w->type.index, 1)};
  return w->type;
}

/* Replaces names, as string attributes, with places, and sets the attribute if there are any. words: a name, or MC_NONE
 * for an operand. */
static bool set_fields(McFormatParse *f, const McRoutineArg *args, size_t base, McType type, const char *at) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t *words = p->words.ptr + base;
  size_t count = p->words.len - base;
  bool any = false;
  Walk w;
  walk_begin(ctx, &w, type);
  for (size_t i = 0; i < count; i++) {
    if (words[i] == MC_NONE) {
      walk_index(ctx, &w);
      words[i] = (uint32_t)NO_FIELD;
      continue;
    }
    McStr name = mc_attr_string_value(ctx, (McAttr){words[i]});
    uint32_t place;
    any = true;
    if (!mc_fir_member(ctx, walk_record(ctx, &w), name, &place, &w.type)) {
      return mc_format_parse_error(f, at, "field not found in the derived type: %.*s", (int)name.len, name.ptr);
    }
    w.left = 0;
    words[i] = place;
  }
  if (!any) return true;
  McAttr fields = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), words, count, p->diags);
  return fields.index != MC_NONE && mc_format_parse_set_attr(f, args[COORDINATE_FIELDS].number, fields);
}

bool mc_routine_fir_coordinates_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  size_t base = p->words.len;
  const char *at = p->tok.start;
  mc_format_parse_start_group(f, args[COORDINATES].number);
  do {
    if (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
      if (!mc_format_parse_push_operand(f, args[COORDINATES].number) || !mc_p_push(p, &p->words, MC_NONE)) return false;
      continue;
    }
    if (!mc_p_at_word(p)) return mc_format_parse_error(f, p->tok.start, "expected valid keyword");
    uint32_t name = mc_attr_string(ctx, p->tok.start, mc_token_len(&p->tok), (McType){MC_NONE}).index;
    if (name == MC_NONE || !mc_p_push(p, &p->words, name)) return mc_p_out_of_memory(p);
    mc_advance(p);
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_format_parse_attr_dict(f, false) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *type_at = p->tok.start;
  McType type = mc_format_parse_function_type(f, type_at);
  if (type.index == MC_NONE) return false;
  uint32_t inputs = mc_type_num_inputs(ctx, type), wanted = f->operands[args[COORDINATES].number].count + 1;
  if (inputs != wanted || mc_type_num_results(ctx, type) != 1) {
    return mc_format_parse_error(f, type_at, "%u operands present, but expected %u", inputs, wanted);
  }
  McType ref = mc_type_input(ctx, type, 0);
  McAttr held = mc_attr_type(ctx, ref);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!set_fields(f, args, base, ref, at) || !mc_format_parse_set_attr(f, args[COORDINATE_BASE].number, held)) {
    return false;
  }
  p->words.len = base;
  for (uint32_t i = 1; i < inputs; i++) {
    if (!mc_p_push(p, &p->words, mc_type_input(ctx, type, i).index)) return false;
  }
  f->types[args[COORDINATE_TYPES].number] = (McSpan){(uint32_t)base, inputs - 1};
  return mc_format_parse_set_type(f, args[COORDINATE_REF].number, ref) &&
         mc_format_parse_set_type(f, args[COORDINATE_RESULT].number, mc_type_result(ctx, type, 0));
}

void mc_routine_fir_coordinates_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan operands = mc_format_print_operands(f, args[COORDINATES].number);
  McAttr fields = mc_format_print_attr(f, args[COORDINATE_FIELDS].number);
  McStr data = fields.index == MC_NONE ? (McStr){NULL, 0} : mc_attr_dense_data(ctx, fields);
  size_t count = fields.index == MC_NONE ? operands.count : data.len / 4, next = 0;
  McAttr base = mc_format_print_attr(f, args[COORDINATE_BASE].number);
  Walk w = {.type = {MC_NONE}};
  if (base.index != MC_NONE && mc_kind(ctx, base.index) == MC_ATTR_TYPE) {
    walk_begin(ctx, &w, mc_attr_type_value(ctx, base));
  }
  for (size_t i = 0; i < count; i++) {
    int32_t place = NO_FIELD;
    McStr name;
    if (fields.index != MC_NONE) memcpy(&place, data.ptr + 4 * i, sizeof place);
    if (i > 0) mc_pr_lit(p, ", ");
    if (place >= 0 && mc_fir_member_at(ctx, walk_record(ctx, &w), (uint32_t)place, &name, &w.type)) {
      w.left = 0;
      mc_pr_text(p, name.ptr, name.len);
    } else if (place >= 0) {
      if (!p->collecting) mc_buf_i64(p->buf, place);
    } else {
      walk_index(ctx, &w);
      if (next < operands.count) mc_pr_value(p, mc_op_operand(ctx, f->op, operands.start + (uint32_t)next++));
    }
  }
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
}

/* --- whether coordinates fit their variable --- */

static bool fail(const McRoutineCheck *c, const char *message) {
  return mc_op_error(c->diags, c->ctx, c->op, "%s", message);
}

static uint32_t rank_of(const McContext *ctx, McType array) {
  return (uint32_t)(mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, array.index, 0)}).len / 8);
}

/* Only the last size of an array in memory may be unknown. */
static bool check_sizes(const McRoutineCheck *c, McType array) {
  McStr sizes = mc_attr_dense_data(c->ctx, (McAttr){mc_defined_param(c->ctx, array.index, 0)});
  if (sizes.len == 0) return fail(c, "cannot find coordinate in unknown shape");
  for (size_t i = 0; i + 8 < sizes.len; i += 8) {
    int64_t size;
    memcpy(&size, sizes.ptr + i, sizeof size);
    if (size < 0) return fail(c, "cannot find coordinate with unknown extents");
  }
  return true;
}

static bool is_single_character(const McContext *ctx, McType type) {
  int64_t length = 0;
  return mc_fir_is(ctx, type, "fir.char") &&
         mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, type.index, 1)}, &length) && length == 1;
}

static bool check_base(const McRoutineCheck *c, McType base) {
  McContext *ctx = c->ctx;
  if (mc_fir_is(ctx, base, "fir.array")) return check_sizes(c, base);
  McKind kind = mc_kind(ctx, base.index);
  bool fits = kind == MC_TYPE_COMPLEX || kind == MC_TYPE_TUPLE || mc_fir_is(ctx, base, "fir.type") ||
              mc_fir_is(ctx, base, "fir.box") || mc_fir_is(ctx, base, "fir.class") ||
              (mc_fir_is(ctx, base, "fir.char") && !is_single_character(ctx, base));
  return fits || fail(c, "cannot apply to this element type");
}

/* A coordinate that an operation of this name makes: the type that the operation is about; MC_NONE: another. */
static McType type_of_place(McContext *ctx, McValue value, const char *name) {
  McType none = {MC_NONE};
  McOp op = mc_value_op(ctx, value);
  if (op.index == MC_NONE) return none;
  McStr text = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  if (text.len != strlen(name) || memcmp(text.ptr, name, text.len) != 0) return none;
  McAttr held = mc_op_attribute(ctx, op, mc_ident(ctx, "on_type", strlen("on_type")));
  return held.index != MC_NONE && mc_kind(ctx, held.index) == MC_ATTR_TYPE ? mc_attr_type_value(ctx, held) : none;
}

/* One step, by a value. *done: nothing after it is checked. */
static bool check_step(const McRoutineCheck *c, Walk *w, uint32_t i, bool boxed, bool *done) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_op_num_operands(ctx, c->op) - 1;
  McValue value = mc_op_operand(ctx, c->op, i + 1);
  McType of_length = type_of_place(ctx, value, "fir.len_param_index");
  if (of_length.index != MC_NONE) {
    *done = true;
    if (!boxed) return true;
    if (i + 1 != count) return fail(c, "len_param_index must be last argument");
    if (count != 1) return fail(c, "too many operands for len_param_index case");
    return of_length.index == w->type.index || fail(c, "len_param_index type not compatible with reference type");
  }
  McType of_field = type_of_place(ctx, value, "fir.field_index");
  if (of_field.index != MC_NONE) {
    *done = true;
    return of_field.index == w->type.index || fail(c, "field_index type not compatible with reference type");
  }
  if (w->left == 0 && mc_fir_is(ctx, w->type, "fir.array")) {
    w->left = rank_of(ctx, w->type);
    if (w->left == 0) return fail(c, "cannot apply to array of unknown rank");
  }
  if (w->left > 0) {
    walk_index(ctx, w);
    return true;
  }
  McKind kind = mc_kind(ctx, w->type.index);
  if (kind == MC_TYPE_COMPLEX) {
    w->type = mc_type_element(ctx, w->type);
    return true;
  }
  *done = true;
  if (mc_fir_is(ctx, w->type, "fir.type") || kind == MC_TYPE_TUPLE) return true;
  if (!mc_fir_is(ctx, w->type, "fir.char")) return fail(c, "invalid parameters (too many)");
  if (is_single_character(ctx, w->type)) return fail(c, "cannot apply to character singleton");
  McType result = mc_fir_unwrap(ctx, mc_value_type(ctx, mc_op_result(ctx, c->op, 0)));
  bool same = is_single_character(ctx, result) &&
              mc_defined_param(ctx, result.index, 0) == mc_defined_param(ctx, w->type.index, 0);
  return same || fail(c, "character type mismatch");
}

bool mc_check_fir_coordinates(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (mc_op_num_operands(ctx, c->op) == 0) return true;
  McType outer = mc_value_type(ctx, mc_op_operand(ctx, c->op, 0));
  bool boxed = mc_fir_is(ctx, outer, "fir.box") || mc_fir_is(ctx, outer, "fir.class"), done = false;
  Walk w;
  walk_begin(ctx, &w, outer);
  McAttr fields = mc_op_attribute(ctx, c->op, mc_ident(ctx, "field_indices", strlen("field_indices")));
  if (!boxed && !check_base(c, mc_type_parameter(ctx, outer))) return false;
  if (fields.index != MC_NONE) return true;
  for (uint32_t i = 0; !done && i + 1 < mc_op_num_operands(ctx, c->op); i++) {
    if (!check_step(c, &w, i, boxed, &done)) return false;
  }
  return true;
}

/* --- words --- */

bool mc_routine_fir_word_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, p->tok.start, "expected valid keyword");
  McAttr name = mc_attr_string(p->ctx, p->tok.start, mc_token_len(&p->tok), (McType){MC_NONE});
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  return mc_format_parse_set_attr(f, args[0].number, name);
}

void mc_routine_fir_word_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr name = mc_format_print_attr(f, args[0].number);
  if (name.index == MC_NONE || mc_kind(f->p->ctx, name.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(f->p->ctx, name);
  mc_pr_text(f->p, text.ptr, text.len);
}

/* --- parameters of a derived type: (`(` %a, ... `:` types `)`)?; they are printed with the types after the `)`, which
 * flang-22 does not read again, and which is read here, too --- */

bool mc_routine_fir_type_params_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  mc_format_parse_start_group(f, args[0].number);
  uint32_t base = (uint32_t)p->words.len;
  f->types[args[1].number] = (McSpan){base, 0};
  if (!mc_consume_if(p, TOK_L_PAREN)) return true;
  do {
    if (!mc_format_parse_push_operand(f, args[0].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  bool closed = mc_consume_if(p, TOK_R_PAREN);
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  f->types[args[1].number].count = (uint32_t)p->words.len - base;
  return closed || mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_fir_type_params_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (operands.count == 0) return;
  mc_pr_lit(f->p, "(");
  mc_format_print_values(f, operands);
  mc_pr_lit(f->p, ") : ");
  mc_format_print_operand_types(f, operands);
}

/* --- globals: a linkage, which may be absent, and a symbol, whose root is the operation's name --- */

enum { GLOBAL_LINKAGE, GLOBAL_NAME, GLOBAL_SYMBOL };

bool mc_routine_fir_global_name_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (mc_p_at_word(p) && !mc_routine_fir_word_parse(f, args, 1)) return false;
  const char *at = p->tok.start;
  McAttr symbol = mc_p_attr(p, (McType){MC_NONE});
  if (symbol.index == MC_NONE) return false;
  if (mc_kind(p->ctx, symbol.index) != MC_ATTR_SYMBOL_REF) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  McStr root = mc_ident_str(p->ctx, mc_attr_symbol_root(p->ctx, symbol));
  McAttr name = mc_attr_string(p->ctx, root.ptr, root.len, (McType){MC_NONE});
  return name.index != MC_NONE && mc_format_parse_set_attr(f, args[GLOBAL_SYMBOL].number, symbol) &&
         mc_format_parse_set_attr(f, args[GLOBAL_NAME].number, name);
}

void mc_routine_fir_global_name_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr symbol = mc_format_print_attr(f, args[GLOBAL_SYMBOL].number);
  if (mc_format_print_attr(f, args[GLOBAL_LINKAGE].number).index != MC_NONE) {
    mc_routine_fir_word_print(f, args, 1);
    mc_pr_lit(f->p, " ");
  }
  if (symbol.index != MC_NONE) mc_pr_attr(f->p, symbol);
}

/* --- strings: a string, or an array of codes; `(` size `)` --- */

enum { STRING_VALUE, STRING_CODES, STRING_SIZE };

bool mc_routine_fir_string_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE) return false;
  McKind kind = mc_kind(p->ctx, value.index);
  if (kind != MC_ATTR_STRING && kind != MC_ATTR_ARRAY && kind != MC_ATTR_DENSE_ELEMENTS) {
    return mc_format_parse_error(f, at, "found an invalid constant");
  }
  int64_t size;
  if (!mc_format_parse_set_attr(f, args[kind == MC_ATTR_STRING ? STRING_VALUE : STRING_CODES].number, value) ||
      !mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_format_parse_integer(f, 64, &size) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), size);
  return held.index != MC_NONE ? mc_format_parse_set_attr(f, args[STRING_SIZE].number, held) : mc_p_out_of_memory(p);
}

void mc_routine_fir_string_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr value = mc_format_print_attr(f, args[STRING_VALUE].number);
  if (value.index == MC_NONE) value = mc_format_print_attr(f, args[STRING_CODES].number);
  if (value.index != MC_NONE) mc_pr_attr(p, value);
  mc_pr_lit(p, "(");
  McAttr size = mc_format_print_attr(f, args[STRING_SIZE].number);
  if (size.index != MC_NONE) mc_pr_attr_no_type(p, size);
  mc_pr_lit(p, ")");
}

/* --- ranges: `from` `(` number, ... `)` `to` `(` number, ... `)`, in turns in a tensor of index --- */

static bool push_numbers(McFormatParse *f, const char *word) {
  McParser *p = f->p;
  if (!mc_format_parse_keyword(f, word, "") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  do {
    int64_t value;
    if (!mc_format_parse_integer(f, 64, &value) || !mc_p_push_i64(p, &p->words, value)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

bool mc_routine_fir_range_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  const char *at = p->tok.start;
  if (!push_numbers(f, "from")) return false;
  size_t count = (p->words.len - base) / 2;
  if (!push_numbers(f, "to")) return false;
  if ((p->words.len - base) / 2 != 2 * count) return mc_format_parse_error(f, at, "expected as many numbers");
  int64_t few[MC_FEW_I64], dims[1] = {(int64_t)(2 * count)};
  const int64_t *read = mc_p_i64s(p, p->words.ptr + base, 2 * count, 2, few);
  int64_t *values = mc_arena_alloc(&p->arena, 2 * count * sizeof *values, sizeof *values);
  if (read == NULL || values == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < count; i++) values[2 * i] = read[i], values[2 * i + 1] = read[count + i];
  p->words.len = base;
  McAttr none = {MC_NONE};
  McType type = mc_type_ranked_tensor(p->ctx, dims, 1, (McType){p->ctx->cached.index}, none, p->diags);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_dense_elements(p->ctx, type, values, 2 * count * sizeof *values, false, p->diags);
  return held.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, held);
}

void mc_routine_fir_range_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr range = mc_format_print_attr(f, args[0].number);
  if (range.index == MC_NONE || mc_kind(p->ctx, range.index) != MC_ATTR_DENSE_ELEMENTS) return;
  int64_t count = 0;
  if (!mc_type_num_elements(p->ctx, mc_attr_value_type(p->ctx, range), &count)) return;
  McStr data = mc_attr_dense_data(p->ctx, range);
  for (int which = 0; which < 2; which++) {
    if (which == 0) mc_pr_lit(p, "from (");
    else mc_pr_lit(p, " to (");
    for (int64_t i = which; i < count && !p->collecting; i += 2) {
      int64_t value;
      if (i > which) mc_pr_lit(p, ", ");
      memcpy(&value, data.ptr + (mc_attr_dense_is_splat(p->ctx, range) ? 0 : 8 * i), sizeof value);
      mc_buf_i64(p->buf, value);
    }
    mc_pr_lit(p, ")");
  }
}
