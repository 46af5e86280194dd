/* msft.c - places on a device, and arrays of processing elements. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static const McDefinition *definition(McContext *ctx, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
}

/* --- places --- */

enum { KIND_FF = 3 };

static bool read_number(McParser *p, uint64_t *out) {
  if (!mc_at(p, TOK_INTEGER)) return mc_p_error_at(p, p->tok.start, "expected integer value");
  if (!mc_p_token_u64(&p->tok, out)) return mc_p_error_at(p, p->tok.start, "integer value too large");
  mc_advance(p);
  return true;
}

/* The attribute for a kind of place and three numbers. MC_NONE after reporting. */
static McAttr place(McParser *p, int64_t kind, const uint64_t numbers[3]) {
  const McDefinition *def = definition(p->ctx, "msft.physloc");
  uint32_t values[4] = {mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), kind).index};
  bool ok = def != NULL && values[0] != MC_NONE;
  for (int i = 0; ok && i < 3; i++) {
    McType type = mc_type_integer(p->ctx, 64, MC_UNSIGNED);
    values[i + 1] = type.index == MC_NONE ? MC_NONE : mc_attr_integer(p->ctx, type, (int64_t)numbers[i]).index;
    ok = values[i + 1] != MC_NONE;
  }
  McAttr made = {ok ? mc_defined_intern(p->ctx, def, values) : MC_NONE};
  if (made.index == MC_NONE) mc_p_out_of_memory(p);
  return made;
}

static const char *const kinds[] = {"", "M20K", "DSP", "FF"};

/* A parameter of a place, as a number. */
static int64_t place_number(const McContext *ctx, McAttr attr, uint32_t i) {
  int64_t number = 0;
  McAttr held = {mc_defined_param(ctx, attr.index, i)};
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(ctx, held, &number);
  return number;
}

/* kind `x` `:` number `y` `:` number `n` `:` number */
bool mc_routine_msft_place_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint64_t numbers[3];
  McStr word;
  const char *at = p->tok.start;
  int64_t kind = 0;
  if (!mc_clause_word(f, &word)) return false;
  for (int i = 0; i < 3; i++) {
    const char letter[2] = {"xyn"[i], 0};
    if (!mc_format_parse_keyword(f, letter, "") || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    if (!read_number(p, &numbers[i])) return false;
  }
  for (int64_t i = 1; i <= KIND_FF; i++) kind = mc_str_is(word, kinds[i]) ? i : kind;
  if (kind == 0) return mc_format_parse_error(f, at, "Unknown device type '%.*s'", (int)word.len, word.ptr);
  McAttr made = place(p, kind, numbers);
  return made.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, made);
}

static void print_number(McPrinter *p, int64_t number) {
  if (!p->collecting) mc_buf_u64(p->buf, (uint64_t)number);
}

void mc_routine_msft_place_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number);
  if (!mc_is_defined_as(p->ctx, held.index, "msft.physloc")) return;
  int64_t kind = place_number(p->ctx, held, 0);
  if (kind >= 0 && kind <= KIND_FF) mc_pr_text(p, kinds[kind], strlen(kinds[kind]));
  for (uint32_t i = 0; i < 3; i++) {
    const char text[] = {' ', "xyn"[i], ':', ' '};
    mc_pr_text(p, text, sizeof text);
    print_number(p, place_number(p->ctx, held, i + 1));
  }
}

/* `*`, `<` three numbers `>` of a flip-flop, or the attribute of any place. A missing one is a unit. */
static bool push_place(McParser *p, McWords *out) {
  McAttr made;
  if (mc_consume_if(p, TOK_STAR)) {
    made = mc_attr_unit(p->ctx);
    return made.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, out, made.index);
  }
  if (!mc_consume_if(p, TOK_LESS)) {
    made = mc_p_attr(p, (McType){MC_NONE});
  } else {
    uint64_t numbers[3];
    for (int i = 0; i < 3; i++) {
      if (i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
      if (!read_number(p, &numbers[i])) return false;
    }
    if (!mc_expect(p, TOK_GREATER, "expected '>'")) return false;
    made = place(p, KIND_FF, numbers);
  }
  return made.index != MC_NONE && mc_p_push(p, out, made.index);
}

/* `[` place, ... `]`, as an array. MC_NONE after reporting. */
static McAttr places(McParser *p) {
  McWords list = {0};
  McAttr made = {MC_NONE};
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  do {
    ok = ok && push_place(p, &list);
  } while (ok && mc_consume_if(p, TOK_COMMA));
  if (ok && mc_expect(p, TOK_R_SQUARE, "expected ']'")) {
    made = mc_attr_array(p->ctx, (const McAttr *)list.ptr, list.len);
    if (made.index == MC_NONE) mc_p_out_of_memory(p);
  }
  mc_array_fini(&p->ctx->alloc, &list);
  return made;
}

static void print_places(McPrinter *p, McAttr list) {
  mc_pr_lit(p, "[");
  for (uint32_t i = 0; i < mc_array_length(p->ctx, list); i++) {
    McAttr held = mc_attr_array_get(p->ctx, list, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (!mc_is_defined_as(p->ctx, held.index, "msft.physloc")) {
      mc_pr_lit(p, "*");
    } else if (place_number(p->ctx, held, 0) != KIND_FF) {
      mc_pr_attr(p, held);
    } else {
      for (uint32_t k = 0; k < 3; k++) {
        mc_pr_text(p, k == 0 ? "<" : ", ", k == 0 ? 1 : 2);
        print_number(p, place_number(p->ctx, held, k + 1));
      }
      mc_pr_lit(p, ">");
    }
  }
  mc_pr_lit(p, "]");
}

/* Arguments: a type attribute, the places of its bits. */
bool mc_def_routine_msft_places_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_def_parse_param(d, args[0].number) || !mc_expect(d->p, TOK_COMMA, "expected ','")) return false;
  d->values[args[1].number] = places(d->p).index;
  return d->values[args[1].number] != MC_NONE;
}

void mc_def_routine_msft_places_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_def_print_param(d, args[0].number, false);
  mc_pr_lit(d->p, ", ");
  print_places(d->p, (McAttr){d->values[args[1].number]});
}

bool mc_routine_msft_places_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const McDefinition *def = definition(p->ctx, "msft.location_vec");
  McAttr type = mc_p_attr(p, (McType){MC_NONE});
  McAttr list = type.index == MC_NONE ? type : places(p);
  if (list.index == MC_NONE) return false;
  if (mc_kind(p->ctx, type.index) != MC_ATTR_TYPE) {
    return mc_format_parse_error(f, f->op->at, "invalid kind of attribute specified");
  }
  int64_t width = mc_hw_bit_width(p->ctx, mc_attr_type_value(p->ctx, type));
  if (width >= 0 && width != (int64_t)mc_array_length(p->ctx, list)) {
    return mc_format_parse_error(f, f->op->at, "must specify %lld locations", (long long)width);
  }
  uint32_t values[] = {type.index, list.index};
  McAttr made = {def == NULL ? MC_NONE : mc_defined_intern(p->ctx, def, values)};
  return made.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, made);
}

void mc_routine_msft_places_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number);
  if (!mc_is_defined_as(p->ctx, held.index, "msft.location_vec")) return;
  mc_pr_attr(p, (McAttr){mc_defined_param(p->ctx, held.index, 0)});
  mc_pr_lit(p, " ");
  print_places(p, (McAttr){mc_defined_param(p->ctx, held.index, 1)});
}

/* --- names --- */

/* @module::@name */
bool mc_routine_msft_inner_name_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAttr path = mc_p_symbol_ref(p);
  const McDefinition *def = definition(p->ctx, "hw.innerNameRef");
  if (path.index == MC_NONE) return false;
  if (mc_attr_symbol_num_nested(p->ctx, path) != 1) {
    return mc_format_parse_error(f, p->tok.start, "expected <module sym>::<inner name>");
  }
  McStr leaf = mc_ident_str(p->ctx, mc_attr_symbol_nested(p->ctx, path, 0));
  McAttr root = mc_attr_symbol_ref(p->ctx, mc_attr_symbol_root(p->ctx, path), NULL, 0);
  McAttr name = mc_attr_string(p->ctx, leaf.ptr, leaf.len, (McType){MC_NONE});
  uint32_t values[] = {root.index, name.index};
  bool ok = def != NULL && root.index != MC_NONE && name.index != MC_NONE;
  McAttr made = {ok ? mc_defined_intern(p->ctx, def, values) : MC_NONE};
  return made.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, made);
}

void mc_routine_msft_inner_name_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number);
  if (!mc_is_defined_as(p->ctx, held.index, "hw.innerNameRef")) return;
  McStr name = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, held.index, 1)});
  mc_pr_attr(p, (McAttr){mc_defined_param(p->ctx, held.index, 0)});
  mc_pr_lit(p, "::");
  mc_pr_symbol_name(p, name.ptr, name.len);
}

/* --- systolic arrays --- */

/* `[` %value `:` number `x` type `]`: an operand that is an array; its size and element type. */
static bool parse_side(McFormatParse *f, uint32_t group, uint32_t slot, uint64_t *size, McType *element) {
  McParser *p = f->p;
  mc_format_parse_start_group(f, group);
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['") || !mc_format_parse_push_operand(f, group)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !read_number(p, size) || !mc_format_parse_keyword(f, "x", "")) {
    return false;
  }
  *element = mc_p_type(p);
  if (element->index == MC_NONE || !mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  McType array = mc_hw_array(p->ctx, *element, *size);
  return array.index == MC_NONE ? mc_p_out_of_memory(p) : mc_slot_push(f, slot, array);
}

/* Arguments: rows, columns, the types of both, the type of the result, the region. */
static bool parse_systolic(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  uint64_t rows, columns;
  McArgument pair[2] = {{.type = {MC_NONE}}, {.type = {MC_NONE}}};
  if (!parse_side(f, args[0].number, args[2].number, &rows, &pair[0].type)) return false;
  if (!parse_side(f, args[1].number, args[3].number, &columns, &pair[1].type)) return false;
  if (!mc_format_parse_keyword(f, "pe", "") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  for (int i = 0; i < 2; i++) {
    if (i > 0 && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    if (!mc_p_operand(p, &pair[i].ref, false) || !mc_args_push(p, region_args, pair[i])) return false;
  }
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_expect(p, TOK_ARROW, "expected '->'")) return false;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  McType row = mc_hw_array(p->ctx, type, columns);
  McType all = row.index == MC_NONE ? row : mc_hw_array(p->ctx, row, rows);
  if (all.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_slot_push(f, args[4].number, all) && mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_msft_systolic_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_systolic);
}

static void print_side(McFormatPrint *f, uint32_t group, uint32_t slot) {
  McPrinter *p = f->p;
  McType array = mc_slot_type_at(f, slot, 0);
  mc_pr_lit(p, "[");
  mc_format_print_values(f, mc_format_print_operands(f, group));
  mc_pr_lit(p, " : ");
  print_number(p, mc_hw_array_size(p->ctx, array));
  mc_pr_lit(p, " x ");
  mc_pr_type(p, mc_hw_element(p->ctx, array));
  mc_pr_lit(p, "] ");
}

void mc_routine_msft_systolic_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[5].number);
  McType all = mc_slot_type_at(f, args[4].number, 0);
  bool sided = mc_hw_kind(p->ctx, mc_slot_type_at(f, args[2].number, 0)) == MC_HW_ARRAY &&
               mc_hw_kind(p->ctx, mc_slot_type_at(f, args[3].number, 0)) == MC_HW_ARRAY;
  if (!sided || entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) < 2) return;
  if (all.index == MC_NONE || mc_hw_kind(p->ctx, all) != MC_HW_ARRAY) return;
  print_side(f, args[0].number, args[2].number);
  print_side(f, args[1].number, args[3].number);
  mc_pr_lit(p, "pe (");
  mc_pr_value(p, mc_block_arg(p->ctx, entry, 0));
  mc_pr_lit(p, ", ");
  mc_pr_value(p, mc_block_arg(p->ctx, entry, 1));
  mc_pr_lit(p, ") -> (");
  McType row = mc_hw_element(p->ctx, all);
  mc_pr_type(p, mc_hw_kind(p->ctx, row) == MC_HW_ARRAY ? mc_hw_element(p->ctx, row) : row);
  mc_pr_lit(p, ") ");
  mc_format_print_body(f, args[5].number, true);
}
