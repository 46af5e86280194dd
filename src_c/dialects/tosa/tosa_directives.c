/* tosa_directives.c - syntax of tosa: dictionaries with bare keywords, the inputs of a condition, variables. */
#include "dialects/tosa/tosa.def"
#include "dialects/tosa/tosa.h"
#include "parse/parse_attr.h"

/* --- a dictionary in which one attribute is a bare keyword --- */

static const McEnumWords *enum_of(const McOpDef *def, uint32_t attr) {
  uint32_t at = mc_def_attrs(def)[attr].enumeration;
  return at == 0 ? NULL : (const McEnumWords *)(def->words + at);
}

/* The keyword names no case. Upstream says the attribute's name, or that of its enumeration in words. */
static bool fail_keyword(McFormatParse *f, uint32_t attr, McStr got) {
  McParser *p = f->p;
  McStr name = mc_ident_str(p->ctx, (McIdent){mc_def_attrs(f->def)[attr].name});
  McStr whole = mc_ident_str(p->ctx, (McIdent){enum_of(f->def, attr)->name});
  const char *dot = memchr(whole.ptr, '.', whole.len);
  McStr mnemonic = dot == NULL ? whole : (McStr){dot + 1, whole.len - (size_t)(dot + 1 - whole.ptr)};
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  if (mnemonic.len == name.len) mc_buf_put(&text, name.ptr, name.len);
  else for (size_t i = 0; i < mnemonic.len; i++) mc_buf_char(&text, mnemonic.ptr[i] == '_' ? ' ' : mnemonic.ptr[i]);
  mc_format_parse_error(f, p->tok.start, "invalid %s value: %.*s", mc_buf_text(&text), (int)got.len, got.ptr);
  mc_buf_fini(&text);
  return false;
}

static bool parse_keyword(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  const McEnumWords *e = enum_of(f->def, attr);
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  uint64_t value;
  mc_advance(p);
  if (!mc_enum_value(p->ctx, f->def->words, e, text.ptr, text.len, &value)) return fail_keyword(f, attr, text);
  McAttr held = mc_enum_attr(p->ctx, e, value);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, held);
}

/* Sets an inherent attribute, or adds a discardable one. A declared attribute of a wrong kind is dropped, as mlir-opt
 * 22 does. */
static bool add_entry(McFormatParse *f, McIdent name, McAttr value) {
  McParser *p = f->p;
  const McAttrWords *attrs = mc_def_attrs(f->def);
  for (uint32_t i = 0; i < f->def->op->num_attrs; i++) {
    if (attrs[i].name != name.index) continue;
    bool fits = attrs[i].storage == 0 ||
                mc_predicate_holds(p->ctx, f->def->words, f->def->words + attrs[i].storage, value.index);
    return !fits || mc_format_parse_set_attr(f, i, value);
  }
  return mc_p_push(p, &f->op->attrs, name.index) && mc_p_push(p, &f->op->attrs, value.index);
}

static bool parse_entry(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  if (!mc_p_at_word(p)) return mc_p_wrong_token(p, "expected attribute name");
  McIdent name = mc_ident(p->ctx, p->tok.start, mc_token_len(&p->tok));
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  if (mc_p_at_word(p) && name.index == mc_def_attrs(f->def)[attr].name && enum_of(f->def, attr) != NULL) {
    return parse_keyword(f, attr);
  }
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  return value.index != MC_NONE && add_entry(f, name, value);
}

#define DICT_ENUM 1

/* `:` and a function type. A wrong number of operands is reported at the token after it, as mlir-opt 22 does. */
static bool parse_types(McFormatParse *f) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_format_parse_function_type(f, at);
  if (type.index == MC_NONE) return false;
  uint32_t inputs = mc_type_num_inputs(ctx, type), results = mc_type_num_results(ctx, type),
           start = (uint32_t)p->words.len;
  for (uint32_t i = 0; i < inputs + results; i++) {
    McType one = i < inputs ? mc_type_input(ctx, type, i) : mc_type_result(ctx, type, i - inputs);
    if (!mc_p_push(p, &p->words, one.index)) return false;
  }
  f->all_types[0] = (McSpan){start, inputs};
  f->all_types[1] = (McSpan){start + inputs, results};
  f->all_operands_at = p->tok.start;
  return true;
}

bool mc_routine_enum_dict_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (f->all_operands.count == 0) return mc_p_wrong_token(p, "expected SSA operand");
  if (mc_consume_if(p, TOK_L_BRACE) && !mc_consume_if(p, TOK_R_BRACE)) {
    do {
      if (!parse_entry(f, args[DICT_ENUM].number)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_BRACE, "expected '}'")) return false;
  }
  return parse_types(f);
}

typedef struct EnumDictPrint {
  McFormatPrint *f;
  uint32_t attr;
  bool any;
} EnumDictPrint;

static void print_entry(EnumDictPrint *d, McNamedAttr entry) {
  McPrinter *p = d->f->p;
  McContext *ctx = p->ctx;
  const McAttrWords *a = &mc_def_attrs(d->f->def)[d->attr];
  const McEnumWords *e = enum_of(d->f->def, d->attr);
  const McRec *rec = mc_rec(ctx, entry.value.index);
  bool bare = e != NULL && rec->kind == MC_ATTR_DEFINED && rec->words[0] == e->name;
  if (bare && a->default_value == entry.value.index) return;
  McStr name = mc_ident_str(ctx, entry.name);
  if (d->any) mc_pr_lit(p, ", ");
  else mc_pr_lit(p, " {");
  d->any = true;
  mc_pr_text(p, name.ptr, name.len);
  mc_pr_lit(p, " = ");
  if (!bare) mc_pr_attr(p, entry.value);
  else if (!p->collecting) mc_enum_text(ctx, d->f->def->words, e, mc_enum_attr_value(ctx, entry.value), p->buf);
}

static bool is_before(const McContext *ctx, McIdent a, McIdent b) {
  McStr x = mc_ident_str(ctx, a), y = mc_ident_str(ctx, b);
  int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
  return order < 0 || (order == 0 && x.len < y.len);
}

/* Properties and discardable attributes as one list in the order of their names. */
void mc_routine_enum_dict_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McAttr inherent = mc_op_properties(ctx, f->op), others = mc_op_attrs(ctx, f->op);
  uint32_t i = 0, k = 0, num_inherent = mc_attr_dictionary_size(ctx, inherent),
           num_others = mc_attr_dictionary_size(ctx, others);
  EnumDictPrint d = {f, args[DICT_ENUM].number, false};
  while (i < num_inherent || k < num_others) {
    McNamedAttr a = i < num_inherent ? mc_attr_dictionary_entry(ctx, inherent, i) : (McNamedAttr){{MC_NONE}, {MC_NONE}};
    McNamedAttr b = k < num_others ? mc_attr_dictionary_entry(ctx, others, k) : a;
    bool first = k == num_others || (i < num_inherent && is_before(ctx, a.name, b.name));
    print_entry(&d, first ? a : b);
    if (first) i++;
    else k++;
  }
  if (d.any) mc_pr_lit(f->p, "}");
  mc_pr_lit(f->p, " : ");
  mc_pr_functional_type(f->p, f->op);
}

/* --- what a condition's regions get --- */

enum { INPUTS_GROUP, INPUTS_CONDITION, INPUTS_TYPES, INPUTS_RESULTS, INPUTS_REGION };

/* The types of operands and results as a function type. */
static bool parse_signature(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McType type = mc_format_parse_function_type(f, p->tok.start);
  if (type.index == MC_NONE) return false;
  uint32_t inputs = mc_type_num_inputs(ctx, type), results = mc_type_num_results(ctx, type),
           start = (uint32_t)p->words.len;
  uint32_t operands = f->operands[args[INPUTS_GROUP].number].count;
  if (inputs != operands) {
    return mc_format_parse_error(f, p->tok.start, "expected as many input types as operands (expected %u got %u)",
                                 operands, inputs);
  }
  for (uint32_t i = 0; i < inputs + results; i++) {
    McType one = i < inputs ? mc_type_input(ctx, type, i) : mc_type_result(ctx, type, i - inputs);
    if (!mc_p_push(p, &p->words, one.index)) return false;
  }
  f->types[args[INPUTS_TYPES].number] = (McSpan){start, inputs};
  f->types[args[INPUTS_RESULTS].number] = (McSpan){start + inputs, results};
  return true;
}

bool mc_routine_tosa_inputs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  bool listed = mc_at(p, TOK_L_PAREN), ok = true;
  f->operands[args[INPUTS_GROUP].number] = (McSpan){(uint32_t)p->refs.len, 0};
  if (listed) { /* the names are for the reader: the regions name their arguments themselves */
    McArgs names;
    mc_args_init(&names);
    ok = mc_args_assignments(f, &names, args[INPUTS_GROUP].number);
    mc_args_fini(p, &names);
  }
  if (!ok || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType condition = mc_p_non_function_type(p);
  f->types[args[INPUTS_CONDITION].number] = (McSpan){(uint32_t)p->words.len, 1};
  if (condition.index == MC_NONE || !mc_p_push(p, &p->words, condition.index)) return false;
  return listed ? parse_signature(f, args) : mc_format_parse_arrow_types(f, args[INPUTS_RESULTS].number);
}

void mc_routine_tosa_inputs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan inputs = mc_format_print_operands(f, args[INPUTS_GROUP].number);
  uint32_t results = mc_op_num_results(ctx, f->op);
  mc_format_print_assignments(f, "", mc_format_print_entry(f, args[INPUTS_REGION].number), 0, inputs);
  if (inputs.count > 0) mc_pr_lit(p, " ");
  mc_pr_lit(p, ": ");
  if (mc_op_num_operands(ctx, f->op) > 0) mc_pr_type(p, mc_value_type(ctx, mc_op_operand(ctx, f->op, 0)));
  for (uint32_t i = 0; i < inputs.count; i++) {
    mc_pr_text(p, i == 0 ? " (" : ", ", 2);
    mc_pr_type(p, mc_value_type(ctx, mc_op_operand(ctx, f->op, inputs.start + i)));
  }
  if (inputs.count > 0) mc_pr_lit(p, ")");
  bool bare = results == 1 && mc_kind(ctx, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)).index) != MC_TYPE_FUNCTION;
  mc_pr_lit(p, " -> ");
  if (!bare) mc_pr_lit(p, "(");
  mc_format_print_result_types(f);
  if (!bare) mc_pr_lit(p, ")");
}

/* --- variables --- */

/* Shape and element type of a variable, from the type of its value. */
static bool set_variable_type(McFormatParse *f, const McRoutineArg *args, McType type) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  if (!mc_type_is_shaped(ctx, type)) return mc_format_parse_error(f, p->tok.start, "expected shaped type");
  if (!mc_type_has_rank(ctx, type)) return mc_format_parse_error(f, p->tok.start, "expected ranked type");
  uint32_t rank = mc_type_rank(ctx, type);
  int64_t size = rank, *dims = mc_arena_alloc(&p->arena, (rank + 1) * sizeof *dims, 8);
  if (dims == NULL) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < rank; i++) {
    dims[i] = mc_type_dim(ctx, type, i);
    if (dims[i] == MC_DYNAMIC) dims[i] = -1;
  }
  McAttr none = {MC_NONE};
  McType sizes = mc_type_ranked_tensor(ctx, &size, 1, mc_type_index(ctx), none, p->diags);
  if (sizes.index == MC_NONE) return false;
  McAttr shape = mc_attr_dense_elements(ctx, sizes, dims, rank * sizeof *dims, false, p->diags);
  McAttr element = mc_attr_type(ctx, mc_type_element(ctx, type));
  if (shape.index == MC_NONE || element.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[0].number, shape) && mc_format_parse_set_attr(f, args[1].number, element);
}

bool mc_routine_type_or_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_consume_if(p, TOK_EQUAL)) {
    if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
    McType type = mc_p_type(p);
    return type.index != MC_NONE && set_variable_type(f, args, type);
  }
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[2].number, value)) return false;
  McType type = mc_attr_value_type(p->ctx, value);
  if (mc_kind(p->ctx, value.index) == MC_ATTR_STRING && type.index == MC_NONE) type = mc_type_none(p->ctx);
  return type.index == MC_NONE ? mc_format_parse_error(f, p->tok.start, "expected Typed attr")
                               : set_variable_type(f, args, type);
}

McType mc_tosa_variable_type(McContext *ctx, McAttr shape, McAttr element) {
  McType none = {MC_NONE};
  if (shape.index == MC_NONE || mc_kind(ctx, shape.index) != MC_ATTR_DENSE_ELEMENTS) return none;
  if (element.index == MC_NONE || mc_kind(ctx, element.index) != MC_ATTR_TYPE) return none;
  McStr data = mc_attr_dense_data(ctx, shape);
  int64_t rank, few[8], *dims = few;
  if (!mc_type_num_elements(ctx, mc_attr_value_type(ctx, shape), &rank) || rank < 0 || rank > (1 << 20)) return none;
  bool splat = mc_attr_dense_is_splat(ctx, shape);
  if (data.len < (splat && rank > 0 ? 1 : (size_t)rank) * sizeof *dims) return none;
  if (rank > (int64_t)MC_COUNT(few)) dims = mc_alloc(&ctx->alloc, (size_t)rank * sizeof *dims);
  if (dims == NULL) return none;
  for (int64_t i = 0; i < rank; i++) {
    memcpy(&dims[i], data.ptr + (splat ? 0 : i * (int64_t)sizeof *dims), sizeof *dims);
    if (dims[i] == -1) dims[i] = MC_DYNAMIC;
  }
  McAttr encoding = {MC_NONE};
  McType type = mc_type_ranked_tensor(ctx, dims, (size_t)rank, mc_attr_type_value(ctx, element), encoding, NULL);
  if (dims != few) mc_free(&ctx->alloc, dims, (size_t)rank * sizeof *dims);
  return type;
}

void mc_routine_type_or_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr value = mc_format_print_attr(f, args[2].number);
  bool typed = value.index != MC_NONE && mc_attr_value_type(p->ctx, value).index != MC_NONE;
  if (!typed) {
    McType type =
        mc_tosa_variable_type(p->ctx, mc_format_print_attr(f, args[0].number), mc_format_print_attr(f, args[1].number));
    mc_pr_lit(p, ": ");
    if (type.index != MC_NONE) mc_pr_type(p, type);
    if (value.index != MC_NONE) mc_pr_lit(p, " ");
  }
  if (value.index == MC_NONE) return;
  mc_pr_lit(p, "= ");
  mc_pr_attr(p, value);
}
