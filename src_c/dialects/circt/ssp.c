/* ssp.c - operations of scheduling problems, whose properties are written without `#ssp.`. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "defs/opdefs.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* The attribute ssp.<mnemonic>. NULL: there is no such definition, or memory ran out. */
static const McDefinition *property(McContext *ctx, McStr mnemonic) {
  char name[64] = "ssp.";
  if (mnemonic.len > sizeof name - 4) return NULL;
  memcpy(name + 4, mnemonic.ptr, mnemonic.len);
  McIdent ident = mc_ident(ctx, name, 4 + mnemonic.len);
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
}

/* Pushes the attribute of that name with one value. */
static bool push_property(McParser *p, const char *mnemonic, uint32_t value) {
  const McDefinition *def = property(p->ctx, (McStr){mnemonic, strlen(mnemonic)});
  uint32_t made = def == NULL ? MC_NONE : mc_defined_intern(p->ctx, def, &value);
  return made == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &p->words, made);
}

/* --- lists of properties --- */

/* `[` properties `]`, each pushed; nothing without the bracket. */
static bool parse_properties(McFormatParse *f, bool *present) {
  McParser *p = f->p;
  *present = mc_consume_if(p, TOK_L_SQUARE);
  if (!*present) return true;
  do {
    bool is_attr;
    McStr word = {p->tok.start, mc_token_len(&p->tok)};
    const McDefinition *def = mc_p_at_word(p) ? property(p->ctx, word) : NULL;
    McAttr value;
    if (def != NULL) {
      mc_advance(p);
      value.index = mc_p_defined_rest(p, f, def, (McType){MC_NONE});
    } else {
      value = mc_p_optional_attr(p, (McType){MC_NONE}, &is_attr);
      if (!is_attr) {
        return mc_p_error_at(p, word.ptr, "carries unknown shortform property: %.*s", (int)word.len, word.ptr);
      }
    }
    if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

/* kept: which of them are printed elsewhere; NULL: none. */
static void print_properties(McPrinter *p, McAttr list, bool (*kept)(const McContext *ctx, McAttr property)) {
  bool any = false;
  for (uint32_t i = 0; i < mc_array_length(p->ctx, list); i++) {
    McAttr value = mc_attr_array_get(p->ctx, list, i);
    if (kept != NULL && kept(p->ctx, value)) continue;
    mc_pr_text(p, any ? ", " : "[", any ? 2 : 1);
    any = true;
    McStr name = {"", 0};
    if (mc_kind(p->ctx, value.index) == MC_ATTR_DEFINED) {
      name = mc_ident_str(p->ctx, (McIdent){mc_rec(p->ctx, value.index)->words[0]});
    }
    bool bare = !p->collecting && name.len > 4 && memcmp(name.ptr, "ssp.", 4) == 0;
    if (bare) mc_pr_defined_bare(p, value.index);
    else mc_pr_attr(p, value);
  }
  if (any) mc_pr_lit(p, "]");
}

bool mc_routine_ssp_properties_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  size_t base = f->p->words.len;
  bool present;
  if (!parse_properties(f, &present)) return false;
  return !present || mc_set_array_from(f, args[0].number, base);
}

void mc_routine_ssp_properties_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_properties(f->p, mc_format_print_attr(f, args[0].number), NULL);
}

/* --- operations --- */

/* A symbol, if there is one: MC_NONE otherwise, or after reporting. */
static bool optional_symbol(McParser *p, McAttr *out) {
  *out = (McAttr){MC_NONE};
  if (!mc_at(p, TOK_AT_IDENTIFIER)) return true;
  *out = mc_p_symbol_ref(p);
  return out->index != MC_NONE;
}

/* %value or @operation, which is held as a string, and properties; what is more than a value is pushed as an
 * attribute. */
static bool parse_dependence(McFormatParse *f, uint32_t group, uint32_t number, McWords *dependences) {
  McParser *p = f->p;
  McAttr source, list = {MC_NONE};
  bool present;
  const char *at = p->tok.start;
  if (!optional_symbol(p, &source)) return false;
  if (source.index == MC_NONE) {
    if (!mc_at(p, TOK_PERCENT_IDENTIFIER)) return mc_p_error_at(p, at, "expected SSA value or symbol reference");
    if (!mc_format_parse_push_operand(f, group)) return false;
  }
  if (source.index != MC_NONE) {
    McStr name = mc_ident_str(p->ctx, mc_attr_symbol_root(p->ctx, source));
    source = mc_attr_string(p->ctx, name.ptr, name.len, (McType){MC_NONE});
    if (source.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  size_t base = p->words.len;
  if (!parse_properties(f, &present)) return false;
  if (present) {
    list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
    if (list.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  p->words.len = base;
  if (source.index == MC_NONE && !present) return true;
  const McDefinition *def = property(p->ctx, MC_STR("dependence"));
  McAttr place = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_UNSIGNED), number);
  uint32_t values[] = {place.index, source.index, list.index};
  uint32_t made = def == NULL || place.index == MC_NONE ? MC_NONE : mc_defined_intern(p->ctx, def, values);
  return made == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, dependences, made);
}

static bool parse_dependences(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McWords dependences = {0};
  uint32_t number = 0;
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  mc_format_parse_start_group(f, args[0].number);
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      ok = parse_dependence(f, args[0].number, number++, &dependences);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  if (ok && dependences.len > 0) ok = mc_clause_set_array(f, args[2].number, &dependences);
  mc_array_fini(&p->ctx->alloc, &dependences);
  return ok;
}

/* (`uses` `[` symbols `]`)?, pushed as one property. */
static bool parse_uses(McParser *p) {
  if (!mc_consume_keyword(p, "uses")) return true;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      McAttr symbol;
      if (!optional_symbol(p, &symbol)) return false;
      if (symbol.index == MC_NONE) {
        return mc_p_error_at(p, p->tok.start, "expected symbol reference inside uses[...]");
      }
      if (!mc_p_push(p, &p->words, symbol.index)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  }
  size_t count = p->words.len - base;
  McAttr list = mc_attr_array(p->ctx, count == 0 ? NULL : (const McAttr *)(p->words.ptr + base), count);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : push_property(p, "rsrcs", list.index);
}

/* As many values of type none as operands, or as results that the text names. */
static bool push_none(McFormatParse *f, uint32_t slot, uint32_t count) {
  McParser *p = f->p;
  McType none = mc_type_none(p->ctx);
  if (none.index == MC_NONE) return mc_p_out_of_memory(p);
  f->types[slot] = (McSpan){(uint32_t)p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, none.index)) return false;
  }
  return true;
}

/* Arguments: operands, sym_name, dependences, sspProperties, types of operands, of results. */
bool mc_routine_ssp_operation_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAttr operator;
  bool present;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_LESS, "expected '<'") || !optional_symbol(p, &operator)) return false;
  if (!mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  if (operator.index != MC_NONE && !push_property(p, "opr", operator.index)) return false;
  if (mc_at(p, TOK_AT_IDENTIFIER) && !mc_format_parse_symbol_name(f, args[1].number)) return false;
  if (!parse_dependences(f, args) || !parse_uses(p) || !parse_properties(f, &present)) return false;
  if (p->words.len > base && !mc_set_array_from(f, args[3].number, base)) return false;
  return push_none(f, args[4].number, f->operands[args[0].number].count) &&
         push_none(f, args[5].number, f->op->num_named);
}

static bool is_special(const McContext *ctx, McAttr property) {
  return mc_is_defined_as(ctx, property.index, "ssp.opr") || mc_is_defined_as(ctx, property.index, "ssp.rsrcs");
}

/* The properties of operand `i`, or MC_NONE. */
static McAttr properties_of_operand(const McContext *ctx, McAttr dependences, uint32_t i) {
  for (uint32_t k = 0; k < mc_array_length(ctx, dependences); k++) {
    McAttr dependence = mc_attr_array_get(ctx, dependences, k);
    int64_t place = -1;
    if (!mc_is_defined_as(ctx, dependence.index, "ssp.dependence")) continue;
    if (mc_defined_param(ctx, dependence.index, 1) != MC_NONE) continue;
    (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, dependence.index, 0)}, &place);
    if (place == i) return (McAttr){mc_defined_param(ctx, dependence.index, 2)};
  }
  return (McAttr){MC_NONE};
}

static void print_dependences(McFormatPrint *f, McAttr dependences) {
  McPrinter *p = f->p;
  uint32_t count = mc_op_num_operands(p->ctx, f->op);
  bool any = count > 0;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, i));
    McAttr list = properties_of_operand(p->ctx, dependences, i);
    if (list.index == MC_NONE) continue;
    mc_pr_lit(p, " ");
    mc_pr_attr(p, list);
  }
  for (uint32_t k = 0; k < mc_array_length(p->ctx, dependences); k++) {
    McAttr dependence = mc_attr_array_get(p->ctx, dependences, k);
    if (!mc_is_defined_as(p->ctx, dependence.index, "ssp.dependence")) continue;
    McAttr source = {mc_defined_param(p->ctx, dependence.index, 1)};
    McAttr list = {mc_defined_param(p->ctx, dependence.index, 2)};
    if (source.index == MC_NONE) continue;
    if (any) mc_pr_lit(p, ", ");
    any = true;
    McStr name = mc_string_of(p->ctx, source);
    if (name.len > 0) mc_pr_symbol_name(p, name.ptr, name.len);
    else mc_pr_attr(p, source);
    if (list.index == MC_NONE) continue;
    mc_pr_lit(p, " ");
    print_properties(p, list, NULL);
  }
  mc_pr_lit(p, ")");
}

/* The only value of the first property of that name. MC_NONE: there is none. */
static McAttr property_named(const McContext *ctx, McAttr list, const char *name) {
  for (uint32_t i = 0; i < mc_array_length(ctx, list); i++) {
    McAttr value = mc_attr_array_get(ctx, list, i);
    if (mc_is_defined_as(ctx, value.index, name)) return (McAttr){mc_defined_param(ctx, value.index, 0)};
  }
  return (McAttr){MC_NONE};
}

void mc_routine_ssp_operation_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr name = mc_format_print_attr(f, args[1].number), properties = mc_format_print_attr(f, args[3].number);
  McAttr operator = property_named(p->ctx, properties, "ssp.opr");
  McAttr uses = property_named(p->ctx, properties, "ssp.rsrcs");
  mc_pr_lit(p, "<");
  if (operator.index != MC_NONE) mc_pr_attr(p, operator);
  mc_pr_lit(p, ">");
  if (name.index != MC_NONE) {
    McStr text = mc_string_of(p->ctx, name);
    mc_pr_lit(p, " ");
    mc_pr_symbol_name(p, text.ptr, text.len);
  }
  print_dependences(f, mc_format_print_attr(f, args[2].number));
  uint32_t used = mc_array_length(p->ctx, uses);
  if (used > 0) mc_pr_lit(p, " uses[");
  for (uint32_t i = 0; i < used; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, uses, i));
  }
  if (used > 0) mc_pr_lit(p, "]");
  if (properties.index == MC_NONE) return;
  mc_pr_lit(p, " ");
  print_properties(p, properties, is_special);
}

/* --- checks --- */

/* The operations of that name in a body: how many, and the first of them. */
static uint32_t operations_in(const McContext *ctx, McOp outer, const char *name, McOp *first) {
  uint32_t count = 0;
  *first = (McOp){MC_NONE};
  if (outer.index == MC_NONE || mc_op_num_regions(ctx, outer) == 0) return 0;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, outer, 0));
  if (body.index == MC_NONE) return 0;
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!mc_op_is(ctx, op, name)) continue;
    if (count++ == 0) *first = op;
  }
  return count;
}

bool mc_check_ssp_instance(const McRoutineCheck *c) {
  McOp library, graph;
  uint32_t libraries = operations_in(c->ctx, c->op, "ssp.library", &library);
  if (operations_in(c->ctx, c->op, "ssp.graph", &graph) != 1 || libraries != 1) {
    return fail(c, "must contain exactly one 'library' op and one 'graph' op");
  }
  if (!mc_op_is_before(c->ctx, graph, library)) return true;
  return fail(c, "must contain the 'library' op followed by the 'graph' op");
}

bool mc_check_ssp_dependences(const McRoutineCheck *c) {
  McAttr dependences = mc_checked_attr(c, "dependences");
  int64_t count = mc_op_num_operands(c->ctx, c->op), last = -1, place;
  for (uint32_t k = 0; k < mc_array_length(c->ctx, dependences); k++) {
    McAttr dependence = mc_attr_array_get(c->ctx, dependences, k);
    if (!mc_is_defined_as(c->ctx, dependence.index, "ssp.dependence")) continue;
    McAttr source = {mc_defined_param(c->ctx, dependence.index, 1)};
    if (!mc_attr_integer_i64(c->ctx, (McAttr){mc_defined_param(c->ctx, dependence.index, 0)}, &place)) continue;
    if (source.index == MC_NONE) {
      if (place >= count) return mc_plain_error(c, "Operand index is out of bounds for def-use dependence attribute");
      if (place <= last) {
        return mc_plain_error(c, "Def-use operand indices in dependence attribute are not monotonically increasing");
      }
    } else if (place < count) {
      McStr name = mc_string_of(c->ctx, source);
      return mc_plain_error(c, "Auxiliary dependence from @%.*s is interleaved with SSA operands", (int)name.len,
                            name.ptr);
    } else if (place != last + 1 && (place <= last || place != count)) {
      return mc_plain_error(c, "Auxiliary operand indices in dependence attribute are not consecutive");
    }
    last = place;
  }
  return true;
}

/* The operation of that kind and name in a body. */
static bool body_has(const McContext *ctx, McOp outer, const char *kind, const char *attr, McStr name) {
  McOp op;
  (void)operations_in(ctx, outer, kind, &op);
  for (; op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!mc_op_is(ctx, op, kind)) continue;
    McStr own = mc_string_of(ctx, mc_op_property_named(ctx, op, attr));
    if (own.len == name.len && memcmp(own.ptr, name.ptr, name.len) == 0) return true;
  }
  return false;
}

/* A type of operators: in the library, in the instance, or outside of it. */
static bool operator_exists(const McRoutineCheck *c, McOp instance, McAttr name) {
  McOp library, outer = mc_op_parent(c->ctx, instance);
  (void)operations_in(c->ctx, instance, "ssp.library", &library);
  bool flat = mc_attr_symbol_num_nested(c->ctx, name) == 0;
  McStr root = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, name));
  if (flat && body_has(c->ctx, library, "ssp.operator_type", "sym_name", root)) return true;
  if (mc_op_is(c->ctx, c->symbols->find(c->symbols->data, instance, name), "ssp.operator_type")) return true;
  return outer.index != MC_NONE &&
         mc_op_is(c->ctx, c->symbols->find(c->symbols->data, outer, name), "ssp.operator_type");
}

bool mc_check_ssp_references(const McRoutineCheck *c) {
  McAttr dependences = mc_checked_attr(c, "dependences");
  McAttr operator = property_named(c->ctx, mc_checked_attr(c, "sspProperties"), "ssp.opr");
  McOp graph = mc_op_parent(c->ctx, c->op);
  McOp instance = graph.index == MC_NONE ? graph : mc_op_parent(c->ctx, graph);
  for (uint32_t k = 0; k < mc_array_length(c->ctx, dependences); k++) {
    McAttr dependence = mc_attr_array_get(c->ctx, dependences, k);
    if (!mc_is_defined_as(c->ctx, dependence.index, "ssp.dependence")) continue;
    McStr name = mc_string_of(c->ctx, (McAttr){mc_defined_param(c->ctx, dependence.index, 1)});
    if (name.len == 0 || body_has(c->ctx, graph, "ssp.operation", "name", name)) continue;
    return mc_plain_error(c, "Auxiliary dependence references invalid source operation: @%.*s", (int)name.len,
                          name.ptr);
  }
  if (operator.index == MC_NONE || instance.index == MC_NONE || operator_exists(c, instance, operator)) return true;
  return mc_plain_error(c, "Linked operator type property references invalid operator type: %s",
              mc_text_attr(c->diags, operator));
}
