/* om.c - classes of om, their fields, and paths through the hierarchy of modules. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "defs/opdefs.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static McType plain(McParser *p, McStr name, const uint32_t *values) {
  McIdent ident = mc_ident(p->ctx, name.ptr, name.len);
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, true);
  return (McType){def == NULL ? MC_NONE : mc_defined_intern(p->ctx, def, values)};
}

/* --- attributes --- */

/* Sets the type of the attribute itself. */
static bool set_self(McDefParse *d, McType type) {
  if (d->def->record->self > 0) d->values[d->def->record->self - 1] = type.index;
  return type.index != MC_NONE || mc_p_out_of_memory(d->p);
}

/* Arguments: the attribute, the name of the type. */
bool mc_def_routine_om_typed_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_def_parse_param(d, args[0].number) &&
         set_self(d, plain(d->p, mc_ident_str(d->p->ctx, (McIdent){args[1].number}), NULL));
}

void mc_def_routine_om_typed_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_def_print_param(d, args[0].number, false);
}

/* Arguments: the element type, the elements. */
bool mc_def_routine_om_elements_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_def_parse_param(d, args[0].number) || !mc_expect(p, TOK_COMMA, "expected ','") ||
      !mc_def_parse_param(d, args[1].number)) {
    return false;
  }
  McAttr list = {d->values[args[1].number]};
  McType type = {d->values[args[0].number]};
  for (uint32_t i = 0; i < mc_array_length(p->ctx, list); i++) {
    McAttr element = mc_attr_array_get(p->ctx, list, i);
    McType own = mc_attr_value_type(p->ctx, element);
    if (own.index == MC_NONE) {
      return mc_def_parse_error(d, d->at, "an element of a list attribute must be a typed attr but got %s",
                                mc_text_attr(p->diags, element));
    }
    if (own.index == type.index) continue;
    return mc_def_parse_error(d, d->at, "an element of a list attribute must have a type '%s' but got '%s'",
                              mc_text_type(p->diags, type), mc_text_type(p->diags, own));
  }
  return set_self(d, plain(p, MC_STR("om.list"), &type.index));
}

void mc_def_routine_om_elements_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_def_print_param(d, args[0].number, false);
  mc_pr_lit(d->p, ", ");
  mc_def_print_param(d, args[1].number, false);
}

/* A keyword or a string, as a string attribute that is pushed. */
static bool push_name(McDefParse *d, McWords *out) {
  McParser *p = d->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &text)) return false;
  } else if (!mc_p_at_word(p)) {
    return mc_def_parse_error(d, text.ptr, "expected valid keyword or string");
  }
  McAttr name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  return mc_p_push(p, out, name.index);
}

static McAttr list_of(McParser *p, const McWords *words) {
  return mc_attr_array(p->ctx, (const McAttr *)words->ptr, words->len);
}

/* Arguments: modules, instances. module `:` instance, ... before `]` */
bool mc_def_routine_om_path_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords modules = {0}, instances = {0};
  bool ok = true;
  if (!mc_at(p, TOK_R_SQUARE)) {
    do {
      ok = push_name(d, &modules) && mc_expect(p, TOK_COLON, "expected ':'") && push_name(d, &instances);
    } while (ok && mc_consume_if(p, TOK_COMMA));
  }
  if (ok) {
    d->values[args[0].number] = list_of(p, &modules).index;
    d->values[args[1].number] = list_of(p, &instances).index;
    ok = (d->values[args[0].number] != MC_NONE && d->values[args[1].number] != MC_NONE) || mc_p_out_of_memory(p);
  }
  mc_array_fini(&p->ctx->alloc, &modules);
  mc_array_fini(&p->ctx->alloc, &instances);
  return ok;
}

void mc_def_routine_om_path_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  McAttr modules = {d->values[args[0].number]}, instances = {d->values[args[1].number]};
  for (uint32_t i = 0; i < mc_array_length(ctx, modules); i++) {
    McStr module = mc_string_of(ctx, mc_attr_array_get(ctx, modules, i));
    McStr instance = mc_string_of(ctx, mc_array_item(ctx, instances, i));
    if (i > 0) mc_pr_lit(d->p, ", ");
    mc_pr_keyword_or_string(d->p, module.ptr, module.len);
    mc_pr_lit(d->p, ":");
    mc_pr_keyword_or_string(d->p, instance.ptr, instance.len);
  }
}

/* --- paths that are strings --- */

/* The part of a path up to the next mark. */
static McStr next_name(McStr *rest) {
  size_t len = 0;
  while (len < rest->len && memchr(" ~|:>/[].", rest->ptr[len], 9) == NULL) len++;
  McStr name = {rest->ptr, len};
  *rest = (McStr){rest->ptr + len, rest->len - len};
  return name;
}

static bool next_is(McStr *rest, char mark) {
  if (rest->len == 0 || rest->ptr[0] != mark) return false;
  *rest = (McStr){rest->ptr + 1, rest->len - 1};
  return true;
}

static bool push_string(McParser *p, McWords *out, McStr text) {
  McAttr held = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, out, held.index);
}

/* module `/` instance (`:` module `/` instance)*; with a target, the last module has no instance and goes to *module.
 * *valid false: the string is no path, and nothing was reported. */
static bool read_steps(McParser *p, McStr *rest, McStr *module, McWords *modules, McWords *instances, bool *valid) {
  *valid = false;
  for (;;) {
    McStr name = next_name(rest);
    if (name.len == 0) return true;
    if (!next_is(rest, '/')) {
      if (module != NULL) *module = name;
      *valid = module != NULL;
      return true;
    }
    McStr instance = next_name(rest);
    if (instance.len == 0) return true;
    if (!push_string(p, modules, name) || !push_string(p, instances, instance)) return false;
    if (next_is(rest, ':')) continue;
    *valid = module == NULL && rest->len == 0;
    return true;
  }
}

static bool set_path(McFormatParse *f, uint32_t attr, const McWords *modules, const McWords *instances) {
  McParser *p = f->p;
  McIdent ident = mc_ident(p->ctx, "om.path", 7);
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(p->ctx, ident, false);
  uint32_t values[] = {list_of(p, modules).index, list_of(p, instances).index};
  McAttr path = {MC_NONE};
  if (def != NULL && values[0] != MC_NONE && values[1] != MC_NONE) path.index = mc_defined_intern(p->ctx, def, values);
  return path.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, path);
}

static bool read_text(McFormatParse *f, McStr *out) {
  McParser *p = f->p;
  if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, p->tok.start, "expected string");
  if (!mc_p_string_value(p, &p->tok, out)) return false;
  mc_advance(p);
  return true;
}

bool mc_routine_om_base_path_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McStr rest;
  McWords modules = {0}, instances = {0};
  bool valid = true, ok = read_text(f, &rest);
  if (ok && rest.len > 0) ok = read_steps(p, &rest, NULL, &modules, &instances, &valid);
  if (ok && !valid) ok = mc_format_parse_error(f, at, "invalid base path");
  ok = ok && set_path(f, args[0].number, &modules, &instances);
  mc_array_fini(&p->ctx->alloc, &modules);
  mc_array_fini(&p->ctx->alloc, &instances);
  return ok;
}

/* The steps of a path; `each`: after every one, else between them. */
static void print_steps(McPrinter *p, McAttr path, bool each) {
  if (!mc_is_defined_as(p->ctx, path.index, "om.path")) return;
  McAttr modules = {mc_defined_param(p->ctx, path.index, 0)}, instances = {mc_defined_param(p->ctx, path.index, 1)};
  for (uint32_t i = 0; i < mc_array_length(p->ctx, modules); i++) {
    McStr module = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, modules, i));
    McStr instance = mc_string_of(p->ctx, mc_array_item(p->ctx, instances, i));
    if (i > 0 && !each) mc_pr_lit(p, ":");
    mc_pr_text(p, module.ptr, module.len);
    mc_pr_lit(p, "/");
    mc_pr_text(p, instance.ptr, instance.len);
    if (each) mc_pr_lit(p, ":");
  }
}

void mc_routine_om_base_path_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(f->p, "\"");
  print_steps(f->p, mc_format_print_attr(f, args[0].number), false);
  mc_pr_lit(f->p, "\"");
}

/* name (`[` name `]` | `.` name)* after `>`: a reference and its field, which keeps its marks. */
static bool read_target(McStr *rest, McStr *ref, McStr *field) {
  *ref = next_name(rest);
  if (ref->len == 0) return false;
  *field = (McStr){rest->ptr, 0};
  for (;;) {
    if (next_is(rest, '[')) {
      if (next_name(rest).len == 0 || !next_is(rest, ']')) return false;
    } else if (!next_is(rest, '.')) {
      break;
    } else if (next_name(rest).len == 0) {
      return false;
    }
  }
  field->len = (size_t)(rest->ptr - field->ptr);
  return rest->len == 0;
}

/* Arguments: path, module, ref, field. */
bool mc_routine_om_path_string_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McStr rest, module = {"", 0}, ref = {"", 0}, field = {"", 0};
  McWords modules = {0}, instances = {0};
  bool valid = false;
  bool ok = read_text(f, &rest) && read_steps(p, &rest, &module, &modules, &instances, &valid);
  if (ok && valid) valid = next_is(&rest, '>') ? read_target(&rest, &ref, &field) : rest.len == 0;
  if (ok && !valid) ok = mc_format_parse_error(f, at, "invalid path");
  ok = ok && set_path(f, args[0].number, &modules, &instances) && mc_set_string(f, args[1].number, module) &&
       mc_set_string(f, args[2].number, ref) && mc_set_string(f, args[3].number, field);
  mc_array_fini(&p->ctx->alloc, &modules);
  mc_array_fini(&p->ctx->alloc, &instances);
  return ok;
}

void mc_routine_om_path_string_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McStr text[3];
  for (int i = 0; i < 3; i++) text[i] = mc_string_of(p->ctx, mc_format_print_attr(f, args[i + 1].number));
  mc_pr_lit(p, "\"");
  print_steps(p, mc_format_print_attr(f, args[0].number), true);
  mc_pr_text(p, text[0].ptr, text[0].len);
  if (text[1].len > 0) mc_pr_lit(p, ">");
  mc_pr_text(p, text[1].ptr, text[1].len);
  mc_pr_text(p, text[2].ptr, text[2].len);
  mc_pr_lit(p, "\"");
}

/* --- classes --- */

/* `(` %name `:` type, ... `)`: the arguments of the region, and their names. */
static bool parse_parameters(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McArgument arg;
      if (!mc_p_argument(p, &arg, true, false)) return false;
      if (!mc_array_push(&p->ctx->alloc, &f->op->args, arg)) return mc_p_out_of_memory(p);
      if (!push_string(p, &p->words, (McStr){arg.ref.name, arg.ref.len})) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  return mc_set_array_from(f, attr, base);
}

static bool set_field_types(McFormatParse *f, uint32_t attr, const McWords *entries, const char *at) {
  McParser *p = f->p;
  McIdent twice = {MC_NONE};
  McAttr types = mc_attr_dictionary(p->ctx, (const McNamedAttr *)entries->ptr, entries->len / 2, &twice);
  if (types.index != MC_NONE) return mc_format_parse_set_attr(f, attr, types);
  if (twice.index == MC_NONE) return mc_p_out_of_memory(p);
  McStr name = mc_ident_str(p->ctx, twice);
  return mc_format_parse_error(f, at, "field \"%.*s\" is defined twice", (int)name.len, name.ptr);
}

/* (`->` `(` name `:` type, ... `)`)?: names, in order, and a dictionary of the types. */
static bool parse_class_fields(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McWords names = {0}, entries = {0};
  bool ok = true;
  if (mc_consume_if(p, TOK_ARROW)) {
    ok = mc_expect(p, TOK_L_PAREN, "expected '('");
    bool is_empty = ok && mc_consume_if(p, TOK_R_PAREN);
    while (ok && !is_empty) {
      McAttr name = mc_keyword_or_string(f);
      ok = name.index != MC_NONE && mc_p_push(p, &names, name.index) && mc_expect(p, TOK_COLON, "expected ':'");
      McType type = ok ? mc_p_type(p) : (McType){MC_NONE};
      ok = type.index != MC_NONE;
      if (!ok) break;
      McStr text = mc_attr_string_value(p->ctx, name);
      McIdent ident = mc_ident(p->ctx, text.ptr, text.len);
      McAttr held = mc_attr_type(p->ctx, type);
      ok = ident.index != MC_NONE && held.index != MC_NONE ? mc_p_push(p, &entries, ident.index) &&
                                                                 mc_p_push(p, &entries, held.index)
                                                           : mc_p_out_of_memory(p);
      if (!mc_consume_if(p, TOK_COMMA)) break;
    }
    ok = ok && (is_empty || mc_expect(p, TOK_R_PAREN, "expected ')'"));
  }
  ok = ok && mc_clause_set_array(f, args[1].number, &names) && set_field_types(f, args[2].number, &entries, at);
  mc_array_fini(&p->ctx->alloc, &names);
  mc_array_fini(&p->ctx->alloc, &entries);
  return ok;
}

/* Arguments: names of parameters, names and types of fields, attr-dict, the region. */
bool mc_routine_om_class_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!parse_parameters(f, args[0].number) || !parse_class_fields(f, args)) return false;
  if (!mc_format_parse_attr_dict(f, true)) return false;
  bool has_fields = f->def->implicit_terminator.index != MC_NONE; /* the text has the terminator */
  return has_fields ? mc_format_parse_append_region(f) : mc_routine_hw_body_parse(f, &args[4], 1);
}

static void print_signature(McFormatPrint *f, const McRoutineArg *args) {
  McPrinter *p = f->p;
  McAttr params = mc_format_print_attr(f, args[0].number), names = mc_format_print_attr(f, args[1].number);
  McAttr types = mc_format_print_attr(f, args[2].number);
  McBlock body = mc_format_print_entry(f, args[4].number);
  uint32_t count = body.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, body), fields = mc_array_length(p->ctx, names);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    McStr name = mc_string_of(p->ctx, mc_array_item(p->ctx, params, i));
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_lit(p, "%");
    mc_pr_text(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_value_type(p->ctx, mc_block_arg(p->ctx, body, i)));
  }
  mc_pr_lit(p, ") ");
  if (fields == 0) return;
  mc_pr_lit(p, " -> (");
  for (uint32_t i = 0; i < fields; i++) {
    McStr name = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, names, i));
    McIdent ident = mc_ident(p->ctx, name.ptr, name.len);
    McAttr held = {MC_NONE};
    if (ident.index != MC_NONE && types.index != MC_NONE) held = mc_attr_dictionary_find(p->ctx, types, ident);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    if (held.index != MC_NONE && mc_kind(p->ctx, held.index) == MC_ATTR_TYPE) {
      mc_pr_type(p, mc_attr_type_value(p->ctx, held));
    }
  }
  mc_pr_lit(p, ") ");
}

void mc_routine_om_class_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_signature(f, args);
  mc_format_print_attr_dict(f, true);
  mc_routine_hw_body_print(f, &args[4], 1);
}

void mc_asm_om_parameter(McContext *ctx, McOp op, uint32_t arg, McBuf *out) {
  McStr name = mc_string_of(ctx, mc_array_item(ctx, mc_op_property_named(ctx, op, "formalParamNames"), arg));
  mc_buf_put(out, name.ptr, name.len);
}

bool mc_check_om_class(const McRoutineCheck *c) {
  McBlock body = mc_entry_of(c, c->op, 0);
  uint32_t count = body.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, body);
  if (mc_array_length(c->ctx, mc_checked_attr(c, "formalParamNames")) == count) return true;
  return fail(c, "formal parameter name list doesn't match formal parameter value list");
}

bool mc_check_om_class_body(const McRoutineCheck *c) {
  McBlock body = mc_entry_of(c, c->op, 0);
  return body.index == MC_NONE || mc_block_first_op(c->ctx, body).index == MC_NONE ||
         fail(c, "external class body should be empty");
}

/* The type of a field of a class; MC_NONE: it has no such field. */
static McType field_type(const McContext *ctx, McOp class, McStr name) {
  McAttr types = mc_op_property_named(ctx, class, "fieldTypes"), held = {MC_NONE};
  McType none = {MC_NONE};
  if (types.index == MC_NONE || mc_kind(ctx, types.index) != MC_ATTR_DICTIONARY) return none;
  for (uint32_t i = 0; i < mc_attr_dictionary_size(ctx, types); i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, types, i);
    McStr text = mc_ident_str(ctx, entry.name);
    if (text.len == name.len && memcmp(text.ptr, name.ptr, name.len) == 0) held = entry.value;
  }
  bool is_type = held.index != MC_NONE && mc_kind(ctx, held.index) == MC_ATTR_TYPE;
  return is_type ? mc_attr_type_value(ctx, held) : none;
}

bool mc_check_om_class_fields(const McRoutineCheck *c) {
  McOp last = mc_checked_last_op(c, 0);
  McAttr names = mc_checked_attr(c, "fieldNames");
  if (last.index == MC_NONE) return true;
  uint32_t count = mc_array_length(c->ctx, names), given = mc_op_num_operands(c->ctx, last);
  if (count != given) {
    return fail(c, "returns '%u' fields, but its terminator returned '%u' fields", count, given);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType type = field_type(c->ctx, c->op, mc_string_of(c->ctx, mc_attr_array_get(c->ctx, names, i)));
    if (type.index == mc_value_type(c->ctx, mc_op_operand(c->ctx, last, i)).index) continue;
    return fail(c, "returns different field types than its terminator");
  }
  return true;
}

/* (`field_locs` `(` attribute `)`)?, which is not printed. */
bool mc_routine_om_field_locs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_consume_keyword(p, "field_locs")) return true;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  McAttr locs = mc_p_attr(p, (McType){MC_NONE});
  if (locs.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, locs)) return false;
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_om_field_locs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* Arguments: operands, their types, the type of the result, a list of such. */
bool mc_routine_om_list_of_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  uint32_t count = f->operands[args[0].number].count;
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  return mc_slot_push(f, args[2].number, plain(p, MC_STR("om.list"), &type.index));
}

void mc_routine_om_list_of_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType list = mc_slot_type_at(f, args[2].number, 0);
  if (mc_is_defined_as(f->p->ctx, list.index, "om.list")) {
    mc_pr_type(f->p, (McType){mc_defined_param(f->p->ctx, list.index, 0)});
  }
}

/* --- uses of classes --- */

/* The class that a type !om.class.type names; MC_NONE: there is none. */
static McOp class_of(const McRoutineCheck *c, McType type) {
  McAttr name = {MC_NONE};
  if (mc_is_defined_as(c->ctx, type.index, "om.class.type")) name.index = mc_defined_param(c->ctx, type.index, 0);
  return name.index == MC_NONE ? (McOp){MC_NONE} : c->symbols->find(c->symbols->data, c->op, name);
}

bool mc_check_om_object(const McRoutineCheck *c) {
  McAttr name = mc_checked_attr(c, "className");
  McType type = mc_result_type(c, 0);
  if (name.index == MC_NONE || !mc_is_defined_as(c->ctx, type.index, "om.class.type")) return true;
  McStr text = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, name));
  McAttr held = {mc_defined_param(c->ctx, type.index, 0)};
  if (held.index != name.index) {
    McStr other = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, held));
    return fail(c, "result type (\"%.*s\") does not match referred to class (\"%.*s\")", (int)other.len, other.ptr,
                (int)text.len, text.ptr);
  }
  McOp class = class_of(c, type);
  if (class.index == MC_NONE || mc_op_num_regions(c->ctx, class) == 0) {
    return fail(c, "refers to non-existant class (\"%.*s\")", (int)text.len, text.ptr);
  }
  McBlock body = mc_region_first_block(c->ctx, mc_op_region(c->ctx, class, 0));
  uint32_t count = body.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, body);
  if (count != mc_op_num_operands(c->ctx, c->op)) {
    return fail(c, "actual parameter list doesn't match formal parameter list");
  }
  for (uint32_t i = 0; i < count; i++) {
    McType formal = mc_value_type(c->ctx, mc_block_arg(c->ctx, body, i)), actual = mc_operand_type(c, i);
    if (formal.index == actual.index) continue;
    return fail(c, "actual parameter type ('%s') doesn't match formal parameter type ('%s')",
                mc_text_type(c->diags, actual), mc_text_type(c->diags, formal));
  }
  return true;
}

bool mc_check_om_object_field(const McRoutineCheck *c) {
  McType type = mc_operand_type(c, 0), result = mc_result_type(c, 0);
  McAttr field = mc_checked_attr(c, "field");
  if (!mc_is_defined_as(c->ctx, type.index, "om.class.type") || field.index == MC_NONE) return true;
  McOp class = class_of(c, type);
  if (class.index == MC_NONE) {
    McStr name = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, (McAttr){mc_defined_param(c->ctx, type.index, 0)}));
    return fail(c, "class \"%.*s\" was not found", (int)name.len, name.ptr);
  }
  McStr text = mc_string_of(c->ctx, field);
  McType held = field_type(c->ctx, class, text);
  if (held.index == MC_NONE) return fail(c, "referenced non-existent field \"%.*s\"", (int)text.len, text.ptr);
  if (held.index == result.index) return true;
  return fail(c, "expected type '%s', but accessed field has type '%s'", mc_text_type(c->diags, result),
              mc_text_type(c->diags, held));
}

bool mc_check_om_target(const McRoutineCheck *c) {
  McAttr name = mc_checked_attr(c, "target");
  if (name.index == MC_NONE) return true;
  McOp found = c->symbols->find(c->symbols->data, c->op, name);
  return mc_op_is(c->ctx, found, "hw.hierpath") || fail(c, "invalid symbol reference");
}
