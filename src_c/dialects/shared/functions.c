/* functions.c - functions: the syntax that every function-like operation shares, and what is checked of
 * functions, calls and returns.
 *
 * Arguments are collected in the operation's McOpParse: an argument's names must last until its region is read, and
 * regions use the parser's stacks.
 */
#include "defs/dialect_def.h"
#include "dialects/shared/llvm_types.h"
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "legacy/legacy.h"
#include "types/report.h"
#include "verify/verify.h"

/* The attributes of a function, in the order that its directive has them. */
enum { NAME, TYPE, ARG_ATTRS, RESULT_ATTRS };

/* --- parsing --- */

/* attr MC_PROGRAM_NONE: as a discardable attribute, where the definition has none for it. */
static bool parse_visibility(McFormatParse *f, uint32_t attr) {
  static const char *const words[] = {"public", "private", "nested"};
  McParser *p = f->p;
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (!mc_consume_keyword(p, words[i])) continue;
    McAttr value = mc_attr_string(p->ctx, words[i], strlen(words[i]), (McType){MC_NONE});
    if (value.index == MC_NONE) return mc_p_out_of_memory(p);
    if (attr != MC_PROGRAM_NONE) return mc_format_parse_set_attr(f, attr, value);
    if (!mc_array_reserve(&p->ctx->alloc, &f->op->attrs, 2)) return mc_p_out_of_memory(p);
    f->op->attrs.ptr[f->op->attrs.len++] = p->ctx->known[MC_ID_sym_visibility].index;
    f->op->attrs.ptr[f->op->attrs.len++] = value.index;
    return true;
  }
  return true;
}

bool mc_format_parse_symbol_name(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return mc_format_parse_error(f, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  McIdent name = mc_p_at_identifier(p, &p->tok);
  if (name.index == MC_NONE) return false;
  McStr text = mc_ident_str(p->ctx, name);
  McAttr value = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  mc_advance(p);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

/* A dictionary that may be missing. */
static bool parse_optional_dict(McParser *p, McAttr *out) {
  *out = (McAttr){MC_NONE};
  if (!mc_at(p, TOK_L_BRACE)) return true;
  *out = mc_p_attr_dict(p);
  return out->index != MC_NONE;
}

/* An argument without a name: only its type and attributes count; a location is read and forgotten. */
static bool parse_unnamed_argument(McFormatParse *f, McArgument *out) {
  McParser *p = f->p;
  *out = (McArgument){.ref = {NULL, 0, 0}};
  out->type = mc_p_type(p);
  if (out->type.index == MC_NONE || !parse_optional_dict(p, &out->attrs)) return false;
  if (!mc_at_keyword(p, "loc")) return true;
  uint32_t deferred = 0;
  return mc_p_loc(p, &deferred).index != MC_NONE || deferred != 0;
}

static bool parse_argument(McFormatParse *f, McSignature *s) {
  McParser *p = f->p;
  McArgument arg;
  bool named = mc_at(p, TOK_PERCENT_IDENTIFIER);
  const char *at = p->tok.start;
  if (s->is_variadic) return mc_format_parse_error(f, at, "variadic arguments must be in the end of the argument list");
  s->is_variadic = s->allows_variadic && mc_consume_if(p, TOK_ELLIPSIS);
  if (s->is_variadic) return true;
  bool others_named = f->op->args.len > 0 && f->op->args.ptr[0].ref.name != NULL;
  if (named) {
    if (!mc_p_argument(p, &arg, true, true)) return false;
    if (f->op->args.len > 0 && !others_named) {
      return mc_format_parse_error(f, at, "expected type instead of SSA identifier");
    }
  } else {
    if (others_named) return mc_format_parse_error(f, at, "expected SSA identifier");
    if (!parse_unnamed_argument(f, &arg)) return false;
  }
  if (arg.attrs.index != MC_NONE && mc_attr_dictionary_size(p->ctx, arg.attrs) > 0) s->has_arg_attrs = true;
  return mc_array_push(&p->ctx->alloc, &f->op->args, arg) || mc_p_out_of_memory(p);
}

/* Grammar: argument-list. */
static bool parse_arguments(McFormatParse *f, McSignature *s) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!parse_argument(f, s)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* Grammar: function-result. */
static bool parse_result(McFormatParse *f, McSignature *s, bool with_attrs) {
  McParser *p = f->p;
  McFunctionResult result = {s->result_type != NULL ? s->result_type(s->data) : mc_p_type(p), {MC_NONE}};
  if (result.type.index == MC_NONE || (with_attrs && !parse_optional_dict(p, &result.attrs))) return false;
  if (result.attrs.index != MC_NONE && mc_attr_dictionary_size(p->ctx, result.attrs) > 0) s->has_result_attrs = true;
  return mc_array_push(&p->ctx->alloc, &s->results, result) || mc_p_out_of_memory(p);
}

/* Grammar: function-result-list, function-result-list-parens, function-result-list-no-parens. */
static bool parse_results(McFormatParse *f, McSignature *s) {
  McParser *p = f->p;
  if (!mc_consume_if(p, TOK_ARROW)) return true;
  if (!mc_consume_if(p, TOK_L_PAREN)) return parse_result(f, s, false);
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!parse_result(f, s, true)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* Grammar: function-signature. */
bool mc_format_parse_signature(McFormatParse *f, McSignature *s) {
  return parse_arguments(f, s) && parse_results(f, s);
}

static bool set_function_type(McFormatParse *f, const McSignature *s, uint32_t attr, McHeldType *held) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_array_reserve(&p->ctx->alloc, &p->words, f->op->args.len + s->results.len)) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < f->op->args.len; i++) {
    McType type = f->op->args.ptr[i].type;
    if (held != NULL && !held(f, &type)) return false;
    p->words.ptr[p->words.len++] = type.index;
  }
  for (size_t i = 0; i < s->results.len; i++) p->words.ptr[p->words.len++] = s->results.ptr[i].type.index;
  const McType *types = p->words.len > base ? (const McType *)(p->words.ptr + base) : NULL;
  McType type = mc_type_function(p->ctx, types, f->op->args.len, f->op->args.len ? types + f->op->args.len : types,
                                 s->results.len);
  p->words.len = base;
  McAttr value = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

bool mc_format_parse_signature_type(McFormatParse *f, const McSignature *s, uint32_t attr) {
  return set_function_type(f, s, attr, NULL);
}

/* An array of dictionaries on the parser's stack, made an attribute. */
static bool set_dictionaries(McFormatParse *f, size_t base, uint32_t attr) {
  McParser *p = f->p;
  for (size_t i = base; i < p->words.len; i++) {
    if (p->words.ptr[i] == MC_NONE) p->words.ptr[i] = mc_attr_dictionary(p->ctx, NULL, 0, NULL).index;
  }
  McAttr value = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

bool mc_format_parse_signature_attrs(McFormatParse *f, const McSignature *s, uint32_t arg_attrs,
                                     uint32_t result_attrs) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_array_reserve(&p->ctx->alloc, &p->words, f->op->args.len + s->results.len)) return mc_p_out_of_memory(p);
  if (s->has_arg_attrs) {
    for (size_t i = 0; i < f->op->args.len; i++) p->words.ptr[p->words.len++] = f->op->args.ptr[i].attrs.index;
    if (!set_dictionaries(f, base, arg_attrs)) return false;
  }
  if (!s->has_result_attrs) return true;
  for (size_t i = 0; i < s->results.len; i++) p->words.ptr[p->words.len++] = s->results.ptr[i].attrs.index;
  return set_dictionaries(f, base, result_attrs);
}

/* Refuses dictionary entries that the signature states. attrs: NAME, TYPE, ... */
static bool check_dict(McFormatParse *f, size_t from, const McRoutineArg *attrs, const char *at) {
  const McWords *entries = &f->op->attrs;
  for (size_t k = 0; k < 3; k++) {
    uint32_t name = f->p->ctx->known[MC_ID_sym_visibility].index;
    if (k > 0) name = mc_def_attrs(f->def)[attrs[k - 1].number].name;
    for (size_t i = from; i < entries->len; i += 2) {
      if (entries->ptr[i] != name) continue;
      McStr text = mc_ident_str(f->p->ctx, (McIdent){name});
      return mc_format_parse_error(
          f, at, "'%.*s' is an inferred attribute and should not be specified in the explicit attribute dictionary",
          (int)text.len, text.ptr);
    }
  }
  return true;
}

/* Inherent entries become properties, unless a property cannot hold them: then they are dropped, as upstream does. */
static bool sort_out_dict(McFormatParse *f, size_t from) {
  McWords *entries = &f->op->attrs;
  size_t to = from;
  for (size_t i = from; i < entries->len; i += 2) {
    uint32_t attr = 0, name = entries->ptr[i], value = entries->ptr[i + 1];
    while (attr < f->def->op->num_attrs && mc_def_attrs(f->def)[attr].name != name) attr++;
    if (attr == f->def->op->num_attrs) {
      entries->ptr[to++] = name;
      entries->ptr[to++] = value;
      continue;
    }
    uint32_t storage = mc_def_attrs(f->def)[attr].storage;
    bool holds = storage == 0 || mc_predicate_holds(f->p->ctx, f->def->words, f->def->words + storage, value);
    if (holds && !mc_format_parse_set_attr(f, attr, (McAttr){value})) return false;
  }
  entries->len = to;
  return true;
}

/* Grammar: function-attributes. */
static bool parse_dict(McFormatParse *f, const McRoutineArg *attrs) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  size_t from = f->op->attrs.len;
  if (!mc_consume_keyword(p, "attributes")) return true;
  if (!mc_p_attr_dict_entries(p, &f->op->attrs)) return false;
  return check_dict(f, from, attrs, at) && sort_out_dict(f, from);
}

bool mc_format_parse_optional_body(McFormatParse *f, bool *present) {
  McParser *p = f->p;
  *present = mc_at(p, TOK_L_BRACE);
  if (!*present) return mc_format_parse_empty_region(f);
  if (!mc_format_parse_region(f, f->op->args.ptr, f->op->args.len)) return false;
  McRegion region = {f->op->regions.ptr[f->op->regions.len - 1]};
  *present = mc_region_first_block(p->ctx, region).index != MC_NONE || mc_p_region_is_put_off(p);
  if (*present) return true;
  if (f->op->args.len > 0) { /* there is an entry block, though without the arguments that have no names */
    McBlock block = mc_block_create_pooled(p->ctx, p->pool, region, (McBlock){MC_NONE});
    *present = true;
    return block.index != MC_NONE || mc_p_out_of_memory(p);
  }
  return true;
}

/* Makes a declaration of an old generation private: it was public unless it stated otherwise, today it must be private.
 */
MC_COLD static bool make_private(McFormatParse *f, uint32_t visibility) {
  McAttr value = mc_attr_string(f->p->ctx, "private", 7, (McType){MC_NONE});
  if (value.index == MC_NONE) return mc_p_out_of_memory(f->p);
  return mc_p_old(f->p, "public-declaration") && mc_format_parse_set_attr(f, visibility, value);
}

/* Grammar: function-body. */
static bool parse_body(McFormatParse *f, uint32_t visibility) {
  bool is_early = mc_p_legacy(f->p) && mc_at_keyword(f->p, "loc");
  if (is_early && !(mc_p_old(f->p, "location-before-body") && mc_p_early_loc(f->p, f->op))) return false;
  const char *at = f->p->tok.start;
  bool written = mc_at(f->p, TOK_L_BRACE), present;
  if (!mc_format_parse_optional_body(f, &present)) return false;
  if (!present && !written && mc_p_legacy(f->p) && visibility != MC_PROGRAM_NONE &&
      mc_format_parse_attr(f, visibility).index == MC_NONE) {
    return make_private(f, visibility);
  }
  return present || !written || mc_format_parse_error(f, at, "expected non-empty function body");
}

/* Grammar: function. */
bool mc_format_parse_function(McFormatParse *f, uint32_t visibility, const McRoutineArg *attrs, McHeldType *held) {
  McSignature s = {.allows_variadic = false};
  mc_array_init(&s.results);
  bool ok = parse_visibility(f, visibility) && mc_format_parse_symbol_name(f, attrs[NAME].number) &&
            mc_format_parse_signature(f, &s) && set_function_type(f, &s, attrs[TYPE].number, held) &&
            parse_dict(f, attrs) &&
            mc_format_parse_signature_attrs(f, &s, attrs[ARG_ATTRS].number, attrs[RESULT_ATTRS].number) &&
            parse_body(f, visibility);
  mc_array_fini(&f->p->ctx->alloc, &s.results);
  return ok;
}

bool mc_routine_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_function(f, args[0].number, args + 1, NULL);
}

/* Arguments: function_type, arg_attrs, res_attrs, body, `unnamed` or nothing. */
bool mc_routine_function_signature_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McSignature s = {.allows_variadic = false};
  mc_array_init(&s.results);
  const char *at = f->p->tok.start;
  bool ok = mc_format_parse_signature(f, &s);
  if (ok && num_args == 4 && f->op->args.len > 0 && f->op->args.ptr[0].ref.name == NULL) {
    McStr name = mc_op_name_str(f->p->ctx, f->op->name);
    ok = mc_format_parse_error(f, at, "%.*s requires named arguments", (int)name.len, name.ptr);
  }
  ok = ok && set_function_type(f, &s, args[0].number, NULL) &&
       mc_format_parse_signature_attrs(f, &s, args[1].number, args[2].number);
  mc_array_fini(&f->p->ctx->alloc, &s.results);
  return ok;
}

/* --- printing --- */

McAttr mc_dictionary_at(const McContext *ctx, McAttr array, uint32_t i) {
  McAttr none = {MC_NONE};
  if (array.index == MC_NONE || mc_kind(ctx, array.index) != MC_ATTR_ARRAY || i >= mc_attr_array_size(ctx, array)) {
    return none;
  }
  McAttr dictionary = mc_attr_array_get(ctx, array, i);
  bool written = mc_kind(ctx, dictionary.index) == MC_ATTR_DICTIONARY && mc_attr_dictionary_size(ctx, dictionary) > 0;
  return written ? dictionary : none;
}

static void print_signature(McFormatPrint *f, McType type, McRegion body, McAttr arg_attrs, bool variadic) {
  McPrinter *p = f->p;
  McBlock entry = mc_region_first_block(p->ctx, body);
  uint32_t count = mc_type_num_inputs(p->ctx, type);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    McAttr attrs = mc_dictionary_at(p->ctx, arg_attrs, i);
    if (entry.index != MC_NONE && i < mc_block_num_args(p->ctx, entry)) {
      mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), attrs, false);
      continue;
    }
    mc_pr_type(p, mc_type_input(p->ctx, type, i));
    if (attrs.index != MC_NONE) mc_pr_attr_dict(p, attrs, NULL, 0, false);
  }
  if (variadic && count > 0) mc_pr_lit(p, ", ");
  if (variadic) mc_pr_lit(p, "...");
  mc_pr_lit(p, ")");
}

static void print_results(McFormatPrint *f, McType type, McAttr result_attrs) {
  McPrinter *p = f->p;
  uint32_t count = mc_type_num_results(p->ctx, type);
  if (count == 0) return;
  bool bare = count == 1 && mc_kind(p->ctx, mc_type_result(p->ctx, type, 0).index) != MC_TYPE_FUNCTION &&
              mc_dictionary_at(p->ctx, result_attrs, 0).index == MC_NONE;
  mc_pr_lit(p, " -> ");
  if (!bare) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_type_result(p->ctx, type, i));
    McAttr attrs = mc_dictionary_at(p->ctx, result_attrs, i);
    if (attrs.index != MC_NONE) mc_pr_attr_dict(p, attrs, NULL, 0, false);
  }
  if (!bare) mc_pr_lit(p, ")");
}

McType mc_function_type_of(const McContext *ctx, McAttr attr) {
  McType none = {MC_NONE};
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_TYPE) return none;
  McType type = mc_attr_type_value(ctx, attr);
  return mc_kind(ctx, type.index) == MC_TYPE_FUNCTION ? type : none;
}

static bool is_string(const McContext *ctx, McAttr attr) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_STRING;
}

bool mc_format_print_function_head(McFormatPrint *f, McAttr visibility, const McRoutineArg *attrs) {
  McPrinter *p = f->p;
  McAttr name = mc_format_print_attr(f, attrs[0].number);
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, attrs[1].number));
  if (is_string(p->ctx, visibility)) {
    McStr text = mc_attr_string_value(p->ctx, visibility);
    mc_pr_text(p, text.ptr, text.len);
    mc_pr_lit(p, " ");
  }
  McStr symbol = is_string(p->ctx, name) ? mc_attr_string_value(p->ctx, name) : (McStr){"", 0};
  mc_pr_symbol_name(p, symbol.ptr, symbol.len);
  if (type.index == MC_NONE || mc_op_num_regions(p->ctx, f->op) == 0) return false;
  print_signature(f, type, mc_op_region(p->ctx, f->op, 0), mc_format_print_attr(f, attrs[2].number),
                  false);
  print_results(f, type, mc_format_print_attr(f, attrs[3].number));
  return true;
}

void mc_format_print_function_body(McFormatPrint *f) {
  McPrinter *p = f->p;
  if (mc_op_num_regions(p->ctx, f->op) == 0) return;
  McRegion body = mc_op_region(p->ctx, f->op, 0);
  if (mc_region_first_block(p->ctx, body).index == MC_NONE) return;
  mc_pr_lit(p, " ");
  mc_pr_region(p, body, false, true, false);
}

void mc_routine_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_format_print_function_head(f, mc_format_print_attr(f, args[0].number), args + 1)) return;
  mc_format_print_attr_dict(f, true);
  mc_format_print_function_body(f);
}

void mc_format_print_signature(McFormatPrint *f, const McRoutineArg *attrs, bool variadic) {
  McPrinter *p = f->p;
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, attrs[0].number));
  if (type.index == MC_NONE || mc_op_num_regions(p->ctx, f->op) == 0) return;
  print_signature(f, type, mc_op_region(p->ctx, f->op, 0), mc_format_print_attr(f, attrs[1].number), variadic);
  print_results(f, type, mc_format_print_attr(f, attrs[2].number));
}

void mc_routine_function_signature_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_print_signature(f, args, false);
}

/* --- checks --- */

/* A property of an operation; `known` is the number of its name in the core's list of names. */
static McAttr property(const McContext *ctx, McOp op, int known) {
  return mc_op_property(ctx, op, ctx->known[known]);
}

bool mc_check_function_symbol(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (!mc_symbol_verify(ctx, c->op, c->def, c->diags)) return false;
  McRegion body = mc_op_region(ctx, c->op, 0); /* the count of regions is checked before */
  if (mc_region_first_block(ctx, body).index != MC_NONE) return true;
  McAttr visibility = property(ctx, c->op, MC_ID_sym_visibility);
  bool is_public = visibility.index == MC_NONE || mc_attr_string_value(ctx, visibility).ptr[1] == 'u';
  return !is_public || fail(c, "symbol declaration cannot have public visibility");
}

/* Function types, and those of the llvm dialect, whose result is void where there is none. */
static uint32_t num_inputs(const McContext *ctx, McType type) {
  return mc_llvm_kind(ctx, type) == MC_LLVM_FUNCTION ? mc_llvm_function_num_params(ctx, type)
                                                     : mc_type_num_inputs(ctx, type);
}

static McType input_type(const McContext *ctx, McType type, uint32_t i) {
  return mc_llvm_kind(ctx, type) == MC_LLVM_FUNCTION ? mc_llvm_function_param(ctx, type, i)
                                                     : mc_type_input(ctx, type, i);
}

static uint32_t num_results(const McContext *ctx, McType type) {
  if (mc_llvm_kind(ctx, type) != MC_LLVM_FUNCTION) return mc_type_num_results(ctx, type);
  return mc_llvm_kind(ctx, mc_llvm_function_result(ctx, type)) != MC_LLVM_VOID;
}

static McType result_type(const McContext *ctx, McType type, uint32_t i) {
  return mc_llvm_kind(ctx, type) == MC_LLVM_FUNCTION ? mc_llvm_function_result(ctx, type)
                                                     : mc_type_result(ctx, type, i);
}

/* Runs the rule of the dialect that the prefix of the attribute's name refers to. A dialect that is not defined here
 * has no rule. */
static bool check_by_prefix(const McRoutineCheck *c, const McArgumentAttr *arg, McStr name) {
  size_t len = (size_t)((const char *)memchr(name.ptr, '.', name.len) - name.ptr);
  const McDialectDef *dialect = mc_dialect_of_prefix(c->ctx, name.ptr, len);
  if (dialect == NULL || dialect->argument_check == 0) return true;
  return c->ctx->routines->arg_checks[dialect->argument_check - 1].run(c, arg);
}

/* Attributes of arguments or results: as many dictionaries as there are, each name with a dialect's prefix. */
static bool check_dictionaries(const McRoutineCheck *c, McAttr array, McType function, bool results, const char *one,
                               const char *what) {
  McContext *ctx = c->ctx;
  if (array.index == MC_NONE || mc_kind(ctx, array.index) != MC_ATTR_ARRAY) return true;
  uint32_t size = mc_attr_array_size(ctx, array),
           count = results ? num_results(ctx, function) : num_inputs(ctx, function);
  if (size != count) {
    return fail(
        c,
        "expects %s attribute array to have the same number of elements as the number of function %s, got %u, but "
        "expected %u",
        one, what, size, count);
  }
  for (uint32_t i = 0; i < size; i++) {
    McAttr attrs = mc_attr_array_get(ctx, array, i);
    if (mc_kind(ctx, attrs.index) != MC_ATTR_DICTIONARY) {
      return fail(c, "expects %s attribute dictionary to be a DictionaryAttr, but got `%s`", one,
                  mc_text_attr(c->diags, attrs));
    }
    for (uint32_t k = 0, n = mc_attr_dictionary_size(ctx, attrs); k < n; k++) {
      McNamedAttr attr = mc_attr_dictionary_entry(ctx, attrs, k);
      McStr name = mc_ident_str(ctx, attr.name);
      if (memchr(name.ptr, '.', name.len) == NULL) return fail(c, "%s may only have dialect attributes", what);
      McType type = results ? result_type(ctx, function, i) : input_type(ctx, function, i);
      McArgumentAttr arg = {attr, attrs, type, i, results};
      if (!check_by_prefix(c, &arg, name)) return false;
    }
  }
  return true;
}

bool mc_function_check_attrs(const McRoutineCheck *c, McType type) {
  return check_dictionaries(c, property(c->ctx, c->op, MC_ID_arg_attrs), type, false, "argument", "arguments") &&
         check_dictionaries(c, property(c->ctx, c->op, MC_ID_res_attrs), type, true, "result", "results");
}

McType mc_function_type(const McContext *ctx, McOp op) {
  return mc_function_type_of(ctx, property(ctx, op, MC_ID_function_type));
}

bool mc_check_function(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_llvm_held_type(ctx, property(ctx, c->op, MC_ID_function_type));
  bool is_function = type.index != MC_NONE &&
                     (mc_kind(ctx, type.index) == MC_TYPE_FUNCTION || mc_llvm_kind(ctx, type) == MC_LLVM_FUNCTION);
  if (!is_function) return true; /* the attribute's constraint has said so */
  uint32_t inputs = num_inputs(ctx, type);
  if (!mc_function_check_attrs(c, type)) return false;
  if (mc_op_num_regions(ctx, c->op) != 1) return fail(c, "expects one region");
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  if (entry.index == MC_NONE) return true;
  if (mc_block_num_args(ctx, entry) != inputs) {
    return fail(c, "entry block must have %u arguments to match function signature", inputs);
  }
  McTypeRun have = inputs == 0 ? (McTypeRun){0} : mc_arg_types(ctx, mc_block_rec(ctx, entry), 0);
  uint32_t i = 0;
  if (mc_kind(ctx, type.index) == MC_TYPE_FUNCTION) {
    i = mc_types_differ(ctx, have, mc_input_types(ctx, type), 0, inputs);
  } else {
    while (i < inputs && mc_run_type(ctx, have, i).index == input_type(ctx, type, i).index) i++;
  }
  if (i == inputs) return true;
  return fail(c,
              "type of entry block argument #%u('%s') must match the type of the corresponding argument in function "
              "signature('%s')",
              i, mc_text_type(c->diags, mc_run_type(ctx, have, i)), mc_text_type(c->diags, input_type(ctx, type, i)));
}

static McStr function_name(const McContext *ctx, McOp function) {
  McAttr name = property(ctx, function, MC_ID_sym_name);
  return is_string(ctx, name) ? mc_attr_string_value(ctx, name) : (McStr){"", 0};
}

MC_COLD static bool fail_return(const McRoutineCheck *c, const char *word, uint32_t i, McType have, McType want,
                                McStr symbol) {
  mc_error(c->diags, mc_op_loc(c->ctx, c->op),
           "type of %s operand %u ('%s') doesn't match function result type ('%s') in function @%.*s", word, i,
           mc_text_type(c->diags, have), mc_text_type(c->diags, want), (int)symbol.len, symbol.ptr);
  mc_note_current_op(c->diags, c->ctx, c->op);
  return false;
}

bool mc_check_return(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  const McOpRec *op = mc_op_rec(ctx, c->op);
  const char *word = c->num_args > 0 ? mc_ident_str(ctx, (McIdent){c->args[0]}).ptr : "return";
  McOp function = mc_op_parent(ctx, c->op);
  McType type = function.index == MC_NONE ? (McType){MC_NONE} : mc_function_type(ctx, function);
  if (type.index == MC_NONE) return true; /* the function itself is wrong */
  uint32_t results = mc_type_num_results(ctx, type);
  if (op->num_operands != results) {
    McStr symbol = function_name(ctx, function);
    return fail(c, "has %u operands, but enclosing function (@%.*s) %ss %u", op->num_operands, (int)symbol.len,
                symbol.ptr, word, results);
  }
  if (results == 0) return true;
  McTypeRun have = mc_operand_types(ctx, op, 0), want = mc_function_result_types(ctx, type);
  uint32_t i = mc_types_differ(ctx, have, want, 0, results);
  return i == results ||
         fail_return(c, word, i, mc_run_type(ctx, have, i), mc_run_type(ctx, want, i), function_name(ctx, function));
}

/* The function that an operation's attribute names, when it is one of the kind that the definition says. */
McOp mc_find_function(const McRoutineCheck *c, McAttr ref) {
  McOp none = {MC_NONE};
  if (c->symbols == NULL || c->num_args == 0 || ref.index == MC_NONE ||
      mc_kind(c->ctx, ref.index) != MC_ATTR_SYMBOL_REF) {
    return none;
  }
  McOp op = c->symbols->find(c->symbols->data, c->op, ref);
  if (op.index == MC_NONE) return none;
  return mc_op_name_rec(c->ctx, mc_op_get_name(c->ctx, op))->name.index == c->args[0] ? op : none;
}

/* "'i32', 'f32'" */
static void put_types(McBuf *out, const McRoutineCheck *c, McType function, bool of_operation) {
  McContext *ctx = c->ctx;
  uint32_t count = of_operation ? mc_op_num_results(ctx, c->op) : mc_type_num_results(ctx, function);
  for (uint32_t i = 0; i < count; i++) {
    McType type = of_operation ? mc_value_type(ctx, mc_op_result(ctx, c->op, i)) : mc_type_result(ctx, function, i);
    if (i > 0) mc_buf_lit(out, ", ");
    mc_buf_char(out, '\'');
    mc_print_type(ctx, type, out);
    mc_buf_char(out, '\'');
  }
}

MC_COLD static bool fail_results(const McRoutineCheck *c, McType type, uint32_t i) {
  McBuf types;
  mc_buf_init(&types, &c->ctx->alloc);
  fail(c, "result type mismatch at index %u", i);
  put_types(&types, c, type, true);
  mc_note(c->diags, mc_op_loc(c->ctx, c->op), "      op result types: %s", mc_buf_text(&types));
  types.len = 0;
  put_types(&types, c, type, false);
  mc_note(c->diags, mc_op_loc(c->ctx, c->op), "function result types: %s", mc_buf_text(&types));
  mc_buf_fini(&types);
  return false;
}

bool mc_check_callee(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr ref = property(ctx, c->op, MC_ID_callee);
  if (ref.index == MC_NONE || mc_kind(ctx, ref.index) != MC_ATTR_SYMBOL_REF) {
    return fail(c, "requires a 'callee' symbol reference attribute");
  }
  McOp function = mc_find_function(c, ref);
  McType type = function.index == MC_NONE ? (McType){MC_NONE}
                                          : mc_function_type_of(ctx, property(ctx, function, MC_ID_function_type));
  if (type.index == MC_NONE) {
    McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, ref));
    McStr kind = c->num_args > 1 ? mc_ident_str(ctx, (McIdent){c->args[1]}) : (McStr){"function", 8};
    return fail(c, "'%.*s' does not reference a valid %.*s", (int)name.len, name.ptr, (int)kind.len, kind.ptr);
  }
  const McOpRec *op = mc_op_rec(ctx, c->op);
  uint32_t inputs = mc_type_num_inputs(ctx, type), results = mc_type_num_results(ctx, type), i = 0;
  if (inputs != op->num_operands) return fail(c, "incorrect number of operands for callee");
  if (inputs > 0) i = mc_types_differ(ctx, mc_input_types(ctx, type), mc_operand_types(ctx, op, 0), 0, inputs);
  if (i < inputs) {
    return fail(c, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %u",
                mc_text_type(c->diags, mc_type_input(ctx, type, i)), mc_text_type(c->diags, mc_operand_type(c, i)), i);
  }
  if (results != op->num_results) return fail(c, "incorrect number of results for callee");
  if (results > 0) {
    i = mc_types_differ(ctx, mc_result_types(ctx, op, 0), mc_function_result_types(ctx, type), 0, results);
  }
  return results == 0 || i == results || fail_results(c, type, i);
}
