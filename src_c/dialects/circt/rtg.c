/* rtg.c - types, attributes and forms of rtg: collections, sequences, tests, handlers of effects. */
#include <stdio.h>

#include "defs/infer.h"
#include "dialects/circt/circt.def"
#include "dialects/circt/circt_names.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- types --- */

static McType make_type(McContext *ctx, const char *name, const uint32_t *params, uint32_t count) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
  return (McType){def == NULL || def->record->num_params != count ? MC_NONE : mc_defined_intern(ctx, def, params)};
}

/* A type whose one parameter is another type, or a list of them, each of which is a word: a type's attribute. */
static McType type_of(McContext *ctx, const char *name, McType element) {
  return element.index == MC_NONE ? element : make_type(ctx, name, &element.index, 1);
}

static McType type_of_list(McContext *ctx, const char *name, const McWords *types) {
  McAttr list = mc_attr_array(ctx, (const McAttr *)types->ptr, types->len);
  return list.index == MC_NONE ? (McType){MC_NONE} : make_type(ctx, name, &list.index, 1);
}

static bool push_type(McContext *ctx, McWords *out, McType type) {
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, type);
  return held.index != MC_NONE && mc_array_push(&ctx->alloc, out, held.index);
}

static uint32_t num_elements(const McContext *ctx, McType type) {
  return mc_array_length(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)});
}

static McType element_at(const McContext *ctx, McType type, uint32_t i) {
  return mc_attr_type_value(ctx, mc_array_item(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)}, i));
}

static bool push_made(McContext *ctx, const char *name, const McType *from, size_t count, McWords *out) {
  McType type = count != 1 ? (McType){MC_NONE} : type_of(ctx, name, mc_type_parameter(ctx, *from));
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_transform_rtg_set(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_made(ctx, "rtg.set", from, count, out);
}

bool mc_transform_rtg_bag(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_made(ctx, "rtg.bag", from, count, out);
}

/* The memory in a block of memory: both have the width of addresses. */
bool mc_transform_rtg_memory(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !mc_is_defined_as(ctx, from->index, "rtg.isa.memory_block")) return false;
  uint32_t width = mc_defined_param(ctx, from->index, 0);
  McType type = make_type(ctx, "rtg.isa.memory", &width, 1);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* --- what operations infer --- */

static bool is_tuple(const McContext *ctx, McType type) { return mc_is_defined_as(ctx, type.index, "rtg.tuple"); }

static bool infer_list(const McInfer *in, const char *name, McWords *types, McType *out) {
  for (uint32_t i = 0; i < in->num_operands; i++) {
    McType type = mc_infer_operand(in, i);
    if (mc_is_defined_as(in->ctx, type.index, "rtg.set")) type = mc_type_parameter(in->ctx, type);
    if (!push_type(in->ctx, types, type)) return false;
  }
  *out = type_of_list(in->ctx, name, types);
  return out->index != MC_NONE;
}

bool mc_infer_rtg_product(const McInfer *in, McInferred *out) {
  McWords types = {0};
  McType type = {MC_NONE};
  if (in->num_operands == 0) return mc_infer_fail(in, "at least one set must be provided");
  bool ok = infer_list(in, "rtg.tuple", &types, &type);
  mc_array_fini(&in->ctx->alloc, &types);
  return ok && mc_infer_push(in, out, type_of(in->ctx, "rtg.set", type));
}

bool mc_infer_rtg_tuple(const McInfer *in, McInferred *out) {
  McWords types = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < in->num_operands; i++) ok = push_type(in->ctx, &types, mc_infer_operand(in, i));
  McType type = ok ? type_of_list(in->ctx, "rtg.tuple", &types) : (McType){MC_NONE};
  mc_array_fini(&in->ctx->alloc, &types);
  return mc_infer_push(in, out, type);
}

/* Arguments: the tuple, the number of the field. */
bool mc_infer_rtg_field(const McInfer *in, McInferred *out) {
  int64_t index;
  McType tuple = mc_infer_type(in, 0);
  if (tuple.index == MC_NONE || !mc_infer_int(in, 1, &index)) return false;
  if (!is_tuple(in->ctx, tuple)) return mc_infer_fail(in, "only RTG tuples are supported");
  uint32_t count = num_elements(in->ctx, tuple);
  if (index < 0 || index >= count) {
    return mc_infer_fail(in, "index (%lld) must be smaller than number of elements in tuple (%u)", (long long)index,
                         count);
  }
  return mc_infer_push(in, out, element_at(in->ctx, tuple, (uint32_t)index));
}

bool mc_infer_rtg_address(const McInfer *in, McInferred *out) {
  int64_t width;
  McType memory = mc_infer_type(in, 0);
  if (!mc_is_defined_as(in->ctx, memory.index, "rtg.isa.memory") ||
      !mc_attr_integer_i64(in->ctx, (McAttr){mc_defined_param(in->ctx, memory.index, 0)}, &width)) {
    return false;
  }
  return mc_infer_push(in, out, mc_type_integer(in->ctx, (uint32_t)width, MC_SIGNLESS));
}

bool mc_infer_rtg_concat(const McInfer *in, McInferred *out) {
  uint64_t width = 0;
  if (in->num_operands == 0) return mc_infer_fail(in, "at least one operand must be provided");
  for (uint32_t i = 0; i < in->num_operands; i++) {
    McType type = mc_infer_operand(in, i);
    if (type.index == MC_NONE || mc_kind(in->ctx, type.index) != MC_TYPE_INTEGER) {
      return mc_infer_fail(in, "all operands must be of immediate type");
    }
    width += mc_type_integer_width(in->ctx, type);
  }
  if (width > MC_MAX_INTEGER_WIDTH) return false;
  return mc_infer_push(in, out, mc_type_integer(in->ctx, (uint32_t)width, MC_SIGNLESS));
}

/* Without the arguments that the other operands replace. */
static McType substituted(McContext *ctx, McType sequence, uint32_t replaced) {
  McWords rest = {0};
  bool ok = true;
  for (uint32_t i = replaced, count = num_elements(ctx, sequence); ok && i < count; i++) {
    ok = push_type(ctx, &rest, element_at(ctx, sequence, i));
  }
  McType type = ok ? type_of_list(ctx, "rtg.sequence", &rest) : (McType){MC_NONE};
  mc_array_fini(&ctx->alloc, &rest);
  return type;
}

bool mc_infer_rtg_substituted(const McInfer *in, McInferred *out) {
  McType sequence = mc_infer_type(in, 0);
  if (!mc_is_defined_as(in->ctx, sequence.index, "rtg.sequence")) return false;
  return mc_infer_push(in, out, substituted(in->ctx, sequence, in->num_operands - 1));
}

/* --- dictionaries --- */

enum { ENTRY_NAMES, ENTRY_TYPES };

/* Empty when the type is no dictionary, or has no such entry: an operation that was not verified can be printed. */
static McStr entry_name(const McContext *ctx, McType dict, uint32_t i) {
  if (dict.index == MC_NONE || !mc_is_defined_as(ctx, dict.index, "rtg.dict")) return MC_STR("");
  return mc_string_of(ctx, mc_array_item(ctx, (McAttr){mc_defined_param(ctx, dict.index, ENTRY_NAMES)}, i));
}

/* Both lists have the same length. */
static bool check_entries(McDefParse *d, const McWords *names) {
  McStr last = {NULL, 0};
  for (size_t i = 0; i < names->len; i++) {
    McStr name = mc_string_of(d->p->ctx, (McAttr){names->ptr[i]});
    if (name.len == 0) return mc_def_parse_error(d, d->at, "empty strings not allowed as entry names");
    size_t common = name.len < last.len ? name.len : last.len;
    int order = last.ptr == NULL ? 1 : memcmp(name.ptr, last.ptr, common);
    if (order < 0 || (order == 0 && name.len <= last.len)) {
      return mc_def_parse_error(d, d->at,
                                "dictionary must be sorted by names and contain no duplicates, first violation at "
                                "entry '%.*s'",
                                (int)name.len, name.ptr);
    }
    last = name;
  }
  return true;
}

static bool parse_entry(McParser *p, McWords *names, McWords *types) {
  McStr name;
  if (!mc_circt_word(p, &name)) return false;
  McAttr held = mc_circt_string(p, name);
  if (held.index == MC_NONE || !mc_p_push(p, names, held.index) || !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  McType type = mc_p_type(p);
  return type.index != MC_NONE && (push_type(p->ctx, types, type) || mc_p_out_of_memory(p));
}

static bool parse_entries(McDefParse *d, McWords *names, McWords *types) {
  McParser *p = d->p;
  if (!mc_expect(p, TOK_LESS, "expected '<'")) return false;
  if (mc_consume_if(p, TOK_GREATER)) return true;
  do {
    d->at = p->tok.start;
    if (!parse_entry(p, names, types)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_GREATER, "expected '>'") && check_entries(d, names);
}

/* Sets a parameter to a list. */
static bool set_list(McDefParse *d, const McDefRoutineArg *arg, const McWords *words) {
  McAttr list = mc_attr_array(d->p->ctx, (const McAttr *)words->ptr, words->len);
  d->values[arg->number] = list.index;
  return list.index != MC_NONE || mc_p_out_of_memory(d->p);
}

bool mc_def_routine_rtg_entries_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords names = {0}, types = {0};
  bool ok = parse_entries(d, &names, &types) && set_list(d, &args[0], &names) && set_list(d, &args[1], &types);
  mc_array_fini(&d->p->ctx->alloc, &names);
  mc_array_fini(&d->p->ctx->alloc, &types);
  return ok;
}

void mc_def_routine_rtg_entries_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr names = {d->values[args[0].number]}, types = {d->values[args[1].number]};
  mc_pr_lit(p, "<");
  for (uint32_t i = 0, count = mc_array_length(p->ctx, names); i < count; i++) {
    McStr name = mc_string_of(p->ctx, mc_array_item(p->ctx, names, i));
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_attr_type_value(p->ctx, mc_array_item(p->ctx, types, i)));
  }
  mc_pr_lit(p, ">");
}

/* --- sets and maps of attributes: each of the lists in the order of their texts --- */

static int compare_texts(McContext *ctx, McAttr a, McAttr b) {
  McDiags *diags = mc_diags_new(ctx);
  if (diags == NULL) return 0;
  const char *left = mc_text_attr(diags, a);
  int order = strcmp(left, mc_text_attr(diags, b));
  mc_diags_free(diags);
  return order;
}

/* Adds a key, and its value for a map; a key that is there already stays. */
static bool insert_sorted(McParser *p, McWords *keys, McWords *values, McAttr key, McAttr value) {
  for (size_t i = 0; i < keys->len; i++) {
    if (keys->ptr[i] == key.index) return true;
  }
  if (!mc_p_push(p, keys, key.index) || (values != NULL && !mc_p_push(p, values, value.index))) return false;
  for (size_t i = keys->len - 1; i > 0 && compare_texts(p->ctx, (McAttr){keys->ptr[i - 1]}, key) > 0; i--) {
    keys->ptr[i] = keys->ptr[i - 1];
    keys->ptr[i - 1] = key.index;
    if (values == NULL) continue;
    values->ptr[i] = values->ptr[i - 1];
    values->ptr[i - 1] = value.index;
  }
  return true;
}

static McAttr parse_typed(McParser *p) {
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE || mc_attr_value_type(p->ctx, value).index != MC_NONE) return value;
  mc_p_error_at(p, at, "invalid kind of attribute specified");
  return (McAttr){MC_NONE};
}

static bool parse_elements(McParser *p, McWords *keys, McWords *values) {
  if (!mc_expect(p, TOK_LESS, "expected '<'")) return false;
  if (mc_consume_if(p, TOK_GREATER)) return true;
  do {
    McAttr key = parse_typed(p), value = {MC_NONE};
    if (key.index == MC_NONE) return false;
    if (values != NULL) {
      if (!mc_expect(p, TOK_ARROW, "expected '->'")) return false;
      value = parse_typed(p);
      if (value.index == MC_NONE) return false;
    }
    if (!insert_sorted(p, keys, values, key, value)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_GREATER, "expected '>'");
}

static bool all_of_type(const McContext *ctx, const McWords *elements, McType type) {
  for (size_t i = 0; i < elements->len; i++) {
    if (mc_attr_value_type(ctx, (McAttr){elements->ptr[i]}).index != type.index) return false;
  }
  return true;
}

/* The type, unless it was given: that of the last elements. */
static bool set_own_type(McDefParse *d, uint32_t param, const McWords *keys, const McWords *values) {
  McContext *ctx = d->p->ctx;
  McType type = {d->values[param]};
  bool given = type.index != MC_NONE && mc_kind(ctx, type.index) != MC_TYPE_NONE;
  const char *name = values != NULL ? "rtg.map" : "rtg.set";
  if (given && !mc_is_defined_as(ctx, type.index, name)) {
    return mc_def_parse_error(d, d->at, values != NULL ? "type must be an '!rtg.map' type"
                                                       : "type must be a an '!rtg.set' type");
  }
  if (!given && keys->len == 0) {
    return mc_def_parse_error(
        d, d->at, values != NULL
                      ? "type must be explicitly provided: cannot infer map key and value types from empty map"
                      : "type must be explicitly provided: cannot infer set element type from empty set");
  }
  if (!given) {
    uint32_t params[2] = {mc_attr_value_type(ctx, (McAttr){keys->ptr[0]}).index, MC_NONE};
    if (values != NULL) params[1] = mc_attr_value_type(ctx, (McAttr){values->ptr[0]}).index;
    type = make_type(ctx, name, params, values != NULL ? 2 : 1);
    if (type.index == MC_NONE) return mc_p_out_of_memory(d->p);
    d->values[param] = type.index;
  }
  McType key = {mc_defined_param(ctx, type.index, 0)};
  if (values == NULL) {
    return all_of_type(ctx, keys, key) ||
           mc_def_parse_error(d, d->at, "all elements must be of the set element type %s",
                              mc_text_type(d->p->diags, key));
  }
  McType value = {mc_defined_param(ctx, type.index, 1)};
  return (all_of_type(ctx, keys, key) && all_of_type(ctx, values, value)) ||
         mc_def_parse_error(d, d->at, "all keys must be of type %s and all values must be of type %s",
                            mc_text_type(d->p->diags, key), mc_text_type(d->p->diags, value));
}

static bool parse_collection(McDefParse *d, const McDefRoutineArg *args, bool is_map) {
  McWords keys = {0}, values = {0}, *second = is_map ? &values : NULL;
  bool ok = parse_elements(d->p, &keys, second) && set_own_type(d, args[0].number, &keys, second) &&
            set_list(d, &args[1], &keys) && (second == NULL || set_list(d, &args[2], second));
  mc_array_fini(&d->p->ctx->alloc, &keys);
  mc_array_fini(&d->p->ctx->alloc, &values);
  return ok;
}

static void print_collection(McDefPrint *d, const McDefRoutineArg *args, bool is_map) {
  McPrinter *p = d->p;
  McAttr keys = {d->values[args[1].number]};
  mc_pr_lit(p, "<");
  for (uint32_t i = 0, count = mc_array_length(p->ctx, keys); i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_array_item(p->ctx, keys, i));
    if (!is_map) continue;
    mc_pr_lit(p, " -> ");
    mc_pr_attr(p, mc_array_item(p->ctx, (McAttr){d->values[args[2].number]}, i));
  }
  mc_pr_lit(p, ">");
}

/* Arguments: the type, elements. */
bool mc_def_routine_rtg_elements_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_collection(d, args, false);
}

void mc_def_routine_rtg_elements_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_collection(d, args, false);
}

/* Arguments: the type, keys, values. */
bool mc_def_routine_rtg_pairs_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_collection(d, args, true);
}

void mc_def_routine_rtg_pairs_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_collection(d, args, true);
}

/* Arguments: the type, its name: it has no parameters. No text; one that is given does not count. */
bool mc_def_routine_rtg_own_type_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr word = mc_ident_str(d->p->ctx, (McIdent){args[1].number});
  char name[32];
  (void)snprintf(name, sizeof name, "%.*s", (int)word.len, word.ptr);
  McType type = make_type(d->p->ctx, name, NULL, 0);
  d->values[args[0].number] = type.index;
  return type.index != MC_NONE || mc_p_out_of_memory(d->p);
}

void mc_def_routine_rtg_own_type_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)d, (void)args, (void)num_args;
}

/* Arguments: the list, the type, `all` or `first`. */
bool mc_def_routine_rtg_type_of_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McContext *ctx = d->p->ctx;
  McAttr list = {d->values[args[0].number]};
  McType type = {MC_NONE};
  McWords types = {0};
  (void)num_args;
  bool ok = true, all = mc_str_is(mc_ident_str(ctx, (McIdent){args[2].number}), "all");
  for (uint32_t i = 0, count = mc_array_length(ctx, list); ok && i < count; i++) {
    McType own = mc_attr_value_type(ctx, mc_array_item(ctx, list, i));
    if (i == 0) type = own;
    if (own.index == MC_NONE) ok = mc_def_parse_error(d, d->at, "invalid kind of attribute specified");
    if (ok && !all && own.index != type.index) {
      ok = mc_def_parse_error(d, d->at, "all allowed registers must be of the same type");
    }
    ok = ok && (push_type(ctx, &types, own) || mc_p_out_of_memory(d->p));
  }
  if (ok && all) type = type_of_list(ctx, "rtg.tuple", &types);
  mc_array_fini(&ctx->alloc, &types);
  d->values[args[1].number] = type.index;
  return ok && (type.index != MC_NONE || mc_p_out_of_memory(d->p));
}

void mc_def_routine_rtg_type_of_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)d, (void)args, (void)num_args;
}

/* --- collections of values --- */

/* Arguments: operands, their types, that of the result, its name. */
bool mc_routine_rtg_element_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  char name[32];
  McStr word = mc_ident_str(ctx, (McIdent){args[3].number});
  McType element = mc_p_type(f->p);
  if (element.index == MC_NONE) return false;
  (void)snprintf(name, sizeof name, "rtg.%.*s", (int)word.len, word.ptr);
  McType type = type_of(ctx, name, element);
  if (type.index == MC_NONE) return mc_p_out_of_memory(f->p);
  return mc_format_parse_set_type(f, args[2].number, type) &&
         mc_circt_set_types(f, args[0].number, args[1].number, element);
}

void mc_routine_rtg_element_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[2].number, 0);
  McType element = type.index == MC_NONE ? type : mc_type_parameter(f->p->ctx, type);
  if (element.index != MC_NONE) mc_pr_type(f->p, element);
}

/* Arguments: elements, how many there are of each. */
bool mc_routine_rtg_multiples_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McOperandRefs elements = {0};
  bool ok = true;
  mc_format_parse_start_group(f, args[1].number);
  if (mc_consume_if(p, TOK_L_PAREN)) {
    do {
      McOperandRef element;
      ok = mc_format_parse_push_operand(f, args[1].number) &&
           (mc_consume_keyword(p, "x") || mc_format_parse_error(f, p->tok.start, "expected 'x'")) &&
           mc_p_operand(p, &element, true) &&
           (mc_array_push(&p->ctx->alloc, &elements, element) || mc_p_out_of_memory(p));
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  mc_format_parse_start_group(f, args[0].number);
  for (size_t i = 0; ok && i < elements.len; i++) {
    ok = mc_array_push(&p->ctx->alloc, &p->refs, elements.ptr[i]) || mc_p_out_of_memory(p);
    f->operands[args[0].number].count++;
  }
  mc_array_fini(&p->ctx->alloc, &elements);
  return ok;
}

void mc_routine_rtg_multiples_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan elements = mc_format_print_operands(f, args[0].number), counts = mc_format_print_operands(f, args[1].number);
  if (elements.count > 0) mc_pr_lit(f->p, "(");
  for (uint32_t i = 0; i < elements.count && i < counts.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_format_print_values(f, (McSpan){counts.start + i, 1});
    mc_pr_lit(f->p, " x ");
    mc_format_print_values(f, (McSpan){elements.start + i, 1});
  }
  if (elements.count > 0) mc_pr_lit(f->p, ")");
}

/* --- sequences and tests --- */

/* Arguments: the type of the sequence, operands, their types, the type of the result. */
bool mc_routine_rtg_substituted_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!mc_is_defined_as(p->ctx, type.index, "rtg.sequence")) {
    return mc_format_parse_error(f, at, "'sequence' must be handle to a sequence or sequence family, but got %s",
                                 mc_text_type(p->diags, type));
  }
  if (!mc_format_parse_set_type(f, args[0].number, type)) return false;
  uint32_t count = f->operands[args[1].number].count, known = num_elements(p->ctx, type);
  McSpan span = {(uint32_t)p->words.len, count < known ? count : known};
  for (uint32_t i = 0; i < span.count; i++) {
    if (!mc_p_push(p, &p->words, element_at(p->ctx, type, i).index)) return false;
  }
  f->types[args[2].number] = span;
  return mc_format_parse_set_type(f, args[3].number, substituted(p->ctx, type, count));
}

void mc_routine_rtg_substituted_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

static bool set_type_attr(McFormatParse *f, uint32_t attr, McType type) {
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(f->p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, held);
}

static bool parse_argument(McFormatParse *f) {
  McArgument arg;
  return mc_p_argument(f->p, &arg, true, false) &&
         (mc_array_push(&f->p->ctx->alloc, &f->op->args, arg) || mc_p_out_of_memory(f->p));
}

static bool parse_arguments(McFormatParse *f) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!parse_argument(f)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static bool push_argument_types(McFormatParse *f, McWords *types) {
  for (size_t i = 0; i < f->op->args.len; i++) {
    if (!push_type(f->p->ctx, types, f->op->args.ptr[i].type)) return mc_p_out_of_memory(f->p);
  }
  return true;
}

/* Arguments: the type, attr-dict, the region. */
bool mc_routine_rtg_sequence_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords types = {0};
  bool ok = parse_arguments(f) && push_argument_types(f, &types) &&
            set_type_attr(f, args[0].number, type_of_list(f->p->ctx, "rtg.sequence", &types));
  mc_array_fini(&f->p->ctx->alloc, &types);
  return ok && mc_format_parse_attr_dict(f, true) &&
         mc_format_parse_region(f, f->op->args.ptr, f->op->args.len);
}

static void print_body(McFormatPrint *f) {
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(f->p, " ");
  mc_format_print_body(f, 0, true);
}

void mc_routine_rtg_sequence_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, 0);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; entry.index != MC_NONE && i < mc_block_num_args(p->ctx, entry); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ")");
  print_body(f);
}

static bool parse_test_argument(McFormatParse *f, McWords *names) {
  McStr name;
  if (!mc_circt_word(f->p, &name)) return false;
  McAttr held = mc_circt_string(f->p, name);
  return held.index != MC_NONE && mc_p_push(f->p, names, held.index) &&
         mc_expect(f->p, TOK_EQUAL, "expected '='") && parse_argument(f);
}

static bool parse_test_arguments(McFormatParse *f, McWords *names) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in argument list")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!parse_test_argument(f, names)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')' in argument list");
}

static bool set_test_type(McFormatParse *f, uint32_t attr, const McWords *names) {
  McContext *ctx = f->p->ctx;
  McWords types = {0};
  McType type = {MC_NONE};
  if (push_argument_types(f, &types)) {
    McAttr lists[] = {mc_attr_array(ctx, (const McAttr *)names->ptr, names->len),
                      mc_attr_array(ctx, (const McAttr *)types.ptr, types.len)};
    const uint32_t params[] = {lists[0].index, lists[1].index};
    if (lists[0].index != MC_NONE && lists[1].index != MC_NONE) type = make_type(ctx, "rtg.dict", params, 2);
  }
  mc_array_fini(&ctx->alloc, &types);
  return set_type_attr(f, attr, type);
}

/* (`template` string)? (`target` @name)? */
static bool parse_test_words(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McAttr named = mc_format_parse_attr(f, args[0].number);
  if (mc_consume_keyword(p, "template")) {
    const char *at = p->tok.start;
    if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, at, "expected string");
    named = mc_p_attr(p, (McType){MC_NONE});
    if (mc_string_of(p->ctx, named).len == 0) {
      return mc_format_parse_error(f, at, "template name must not be empty");
    }
  }
  if (named.index == MC_NONE || !mc_format_parse_set_attr(f, args[2].number, named)) return false;
  return !mc_consume_keyword(p, "target") || mc_format_parse_symbol_name(f, args[3].number);
}

/* Arguments: sym_name, the type, the template, the target, attr-dict, the region. */
bool mc_routine_rtg_test_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords names = {0};
  bool ok = mc_format_parse_symbol_name(f, args[0].number) && parse_test_arguments(f, &names) &&
            set_test_type(f, args[1].number, &names);
  mc_array_fini(&f->p->ctx->alloc, &names);
  return ok && parse_test_words(f, args) && mc_format_parse_attr_dict(f, true) &&
         mc_format_parse_region(f, f->op->args.ptr, f->op->args.len);
}

void mc_routine_rtg_test_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr name = mc_format_print_attr(f, args[0].number), held = mc_format_print_attr(f, args[1].number);
  McAttr named = mc_format_print_attr(f, args[2].number), target = mc_format_print_attr(f, args[3].number);
  McStr words = mc_string_of(p->ctx, name);
  McBlock entry = mc_format_print_entry(f, 0);
  mc_pr_symbol_name(p, words.ptr, words.len);
  mc_pr_lit(p, "(");
  bool is_type = held.index != MC_NONE && mc_kind(p->ctx, held.index) == MC_ATTR_TYPE;
  McType dict = is_type ? mc_attr_type_value(p->ctx, held) : (McType){MC_NONE};
  for (uint32_t i = 0; entry.index != MC_NONE && i < mc_block_num_args(p->ctx, entry); i++) {
    McStr entry_words = entry_name(p->ctx, dict, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, entry_words.ptr, entry_words.len);
    mc_pr_lit(p, " = ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ")");
  if (named.index != name.index) {
    mc_pr_lit(p, " template ");
    mc_pr_attr(p, named);
  }
  if (target.index != MC_NONE) {
    words = mc_string_of(p->ctx, target);
    mc_pr_lit(p, " target ");
    mc_pr_symbol_name(p, words.ptr, words.len);
  }
  print_body(f);
}

/* --- effects --- */

static bool parse_handler(McFormatParse *f, McWords *effects) {
  McParser *p = f->p;
  if (!mc_consume_keyword(p, "handle")) return mc_format_parse_error(f, p->tok.start, "expected 'handle'");
  McAttr effect = mc_p_attr(p, (McType){MC_NONE});
  if (effect.index == MC_NONE || !mc_p_push(p, effects, effect.index) || !parse_arguments(f)) return false;
  bool ok = mc_format_parse_append_region(f);
  f->op->args.len = 0;
  return ok;
}

/* Arguments: the effects, the regions. */
bool mc_routine_rtg_handlers_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords effects = {0};
  bool ok = mc_expect(p, TOK_L_BRACE, "expected '{'") && mc_format_parse_reserve_regions(f, 1);
  while (ok && !mc_consume_keyword(p, "do")) ok = parse_handler(f, &effects);
  if (ok) {
    McAttr list = mc_attr_array(p->ctx, (const McAttr *)effects.ptr, effects.len);
    ok = list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, list);
  }
  mc_array_fini(&p->ctx->alloc, &effects);
  return ok && mc_format_parse_region(f, NULL, 0) && mc_expect(p, TOK_R_BRACE, "expected '}'");
}

void mc_routine_rtg_handlers_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr effects = mc_format_print_attr(f, args[0].number);
  mc_pr_lit(p, "{");
  p->indent += 2;
  for (uint32_t i = 0; i < mc_array_length(p->ctx, effects) && i + 1 < mc_op_num_regions(p->ctx, f->op); i++) {
    McBlock entry = mc_format_print_entry(f, i + 1);
    mc_pr_newline(p);
    mc_pr_lit(p, "handle ");
    mc_pr_attr(p, mc_array_item(p->ctx, effects, i));
    mc_pr_lit(p, "(");
    for (uint32_t k = 0; entry.index != MC_NONE && k < mc_block_num_args(p->ctx, entry); k++) {
      if (k > 0) mc_pr_lit(p, ", ");
      mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, k), (McAttr){MC_NONE}, false);
    }
    mc_pr_lit(p, ") ");
    mc_pr_region(p, mc_op_region(p->ctx, f->op, i + 1), false, true, false);
  }
  mc_pr_newline(p);
  mc_pr_lit(p, "do ");
  mc_pr_region(p, mc_op_region(p->ctx, f->op, 0), true, true, false);
  p->indent -= 2;
  mc_pr_newline(p);
  mc_pr_lit(p, "}");
}

/* Arguments: types of operands, those of the result. */
bool mc_routine_rtg_effect_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan types = {(uint32_t)p->words.len, 0};
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McType type = mc_p_type(p);
      if (type.index == MC_NONE || !mc_p_push(p, &p->words, type.index)) return false;
      types.count++;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  f->types[args[0].number] = types;
  if (!mc_expect(p, TOK_ARROW, "expected '->'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, 0};
  return mc_kind(p->ctx, type.index) == MC_TYPE_NONE || mc_format_parse_set_type(f, args[1].number, type);
}

void mc_routine_rtg_effect_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType result = mc_slot_type_at(f, args[1].number, 0);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, count = mc_op_num_operands(p->ctx, f->op); i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(p->ctx, mc_op_operand(p->ctx, f->op, i)));
  }
  mc_pr_lit(p, ") -> ");
  if (result.index == MC_NONE) mc_pr_lit(p, "none");
  else mc_pr_type(p, result);
}

/* --- addresses --- */

static bool set_address(McFormatParse *f, uint32_t attr, const McIntegerText *text, McType type) {
  bool fits = true;
  McAttr value = mc_integer_text_attr(f->p, text, type, &fits);
  if (value.index != MC_NONE) return mc_format_parse_set_attr(f, attr, value);
  if (fits) return mc_p_out_of_memory(f->p);
  return mc_format_parse_error(f, text->tok.start, "address out of range for memory block with address width %u",
                               mc_type_integer_width(f->p->ctx, type));
}

/* Arguments: both addresses, the type. */
bool mc_routine_rtg_range_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McIntegerText start, end;
  int64_t width = 0;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (!mc_integer_text_parse(p, &start)) return mc_format_parse_error(f, p->tok.start, "expected integer value");
  if (!mc_expect(p, TOK_MINUS, "expected '-'")) return false;
  if (!mc_integer_text_parse(p, &end)) return mc_format_parse_error(f, p->tok.start, "expected integer value");
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'") || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!mc_is_defined_as(p->ctx, type.index, "rtg.isa.memory_block") ||
      !mc_attr_integer_i64(p->ctx, (McAttr){mc_defined_param(p->ctx, type.index, 0)}, &width)) {
    return mc_format_parse_error(f, at, "invalid kind of type specified");
  }
  McType held = mc_type_integer(p->ctx, (uint32_t)width, MC_SIGNLESS);
  return mc_format_parse_set_type(f, args[2].number, type) && set_address(f, args[0].number, &start, held) &&
         set_address(f, args[1].number, &end, held);
}

/* In the digits 0 to f. */
static void print_address(McPrinter *p, McAttr value) {
  int64_t number = 0;
  char text[32];
  if (value.index != MC_NONE) (void)mc_attr_integer_i64(p->ctx, value, &number);
  uint32_t width = value.index == MC_NONE ? 64 : mc_type_integer_width(p->ctx, mc_attr_value_type(p->ctx, value));
  uint64_t bits = width < 64 ? (uint64_t)number & ((UINT64_C(1) << width) - 1) : (uint64_t)number;
  int len = snprintf(text, sizeof text, "0x%llx", (unsigned long long)bits);
  mc_pr_text(p, text, (size_t)len);
}

void mc_routine_rtg_range_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[2].number, 0);
  mc_pr_lit(f->p, "[");
  print_address(f->p, mc_format_print_attr(f, args[0].number));
  mc_pr_lit(f->p, " - ");
  print_address(f->p, mc_format_print_attr(f, args[1].number));
  mc_pr_lit(f->p, "] : ");
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* --- names --- */

/* A register, which rtgtest defines, is called as it is written. */
void mc_asm_rtg_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  static const char prefix[] = "rtgtest.";
  McAttr value = mc_op_property_named(ctx, op, "value");
  (void)result;
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_DEFINED) return;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, value.index)->words[0]});
  size_t len = sizeof prefix - 1;
  if (name.len < len || memcmp(name.ptr, prefix, len) != 0) return;
  McType type = mc_attr_value_type(ctx, value);
  if (mc_is_defined_as(ctx, type.index, "rtgtest.cpu")) return;
  mc_buf_put(out, name.ptr + len, name.len - len);
}

void mc_asm_rtg_argument(McContext *ctx, McOp op, uint32_t i, McBuf *out) {
  McAttr held = mc_op_property_named(ctx, op, "targetType");
  if (held.index == MC_NONE || mc_kind(ctx, held.index) != MC_ATTR_TYPE) return;
  McStr name = entry_name(ctx, mc_attr_type_value(ctx, held), i);
  mc_buf_put(out, name.ptr, name.len);
}
