/* layout_forms.c - the texts of Triton's layouts and buffers.
 *
 * A layout is a dictionary after its mnemonic. Parameters hold its values in one form: numbers without their types,
 * lists as dense arrays, bases as arrays of arrays of i64.
 */
#include "dialects/triton/triton.h"
#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "print/print_defined.h"

/* --- values of a dictionary --- */

static bool is_kind(const McContext *ctx, McAttr attr, McKind kind) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == kind;
}

/* A number of an attribute, which must not be negative unless `sign`. */
static bool read_number(McDefParse *d, McAttr value, bool sign, const char *what, int64_t *out) {
  McContext *ctx = d->p->ctx;
  if (!is_kind(ctx, value, MC_ATTR_INTEGER) || !mc_attr_integer_i64(ctx, value, out)) {
    return mc_def_parse_error(d, d->at, "expected an integer type in %s", what);
  }
  if (*out >= 0 || sign) return true;
  return mc_def_parse_error(d, d->at, "expected an unsigned integer value in %s", what);
}

static bool set_number(McDefParse *d, uint32_t param, int64_t value) {
  const McParamWords *words = &mc_definition_params(d->def)[param];
  McContext *ctx = d->p->ctx;
  McType type = mc_type_integer(ctx, words->detail & 255, MC_SIGNLESS);
  d->values[param] = type.index == MC_NONE ? MC_NONE : mc_attr_integer(ctx, type, value).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(d->p);
}

/* Sets a list to the numbers on p->words from `base` on, which are taken off. */
static bool set_list(McDefParse *d, uint32_t param, size_t base) {
  McParser *p = d->p;
  size_t count = (p->words.len - base) / 2;
  McAttr list = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS),
                                    count > 0 ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  d->values[param] = list.index;
  return list.index != MC_NONE;
}

static bool read_list(McDefParse *d, uint32_t param, McAttr value, const char *what) {
  McParser *p = d->p;
  if (!is_kind(p->ctx, value, MC_ATTR_ARRAY)) return mc_def_parse_error(d, d->at, "expected an array for %s", what);
  size_t base = p->words.len;
  bool only_ones = true;
  for (uint32_t i = 0; i < mc_attr_array_size(p->ctx, value); i++) {
    int64_t number;
    if (!read_number(d, mc_attr_array_get(p->ctx, value, i), false, what, &number)) return false;
    only_ones = only_ones && number == 1;
    if (!mc_p_push_i64(p, &p->words, number)) return false;
  }
  if (only_ones && (mc_definition_params(d->def)[param].flags & MC_PF_OPTIONAL)) {
    p->words.len = base;
    return true;
  }
  return set_list(d, param, base);
}

/* Bases, with i64 as the type of their numbers. Returns MC_NONE after reporting. */
static McAttr read_bases(McDefParse *d, McAttr value, const char *what) {
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  McAttr none = {MC_NONE};
  size_t base = p->words.len;
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  if (!is_kind(ctx, value, MC_ATTR_ARRAY)) {
    mc_def_parse_error(d, d->at, "Expected array of arrays for basis of '%s'", what);
    return none;
  }
  for (uint32_t i = 0; i < mc_attr_array_size(ctx, value); i++) {
    McAttr basis = mc_attr_array_get(ctx, value, i);
    if (!is_kind(ctx, basis, MC_ATTR_ARRAY)) {
      mc_def_parse_error(d, d->at, "Expected array of integers in basis for '%s'", what);
      return none;
    }
    size_t start = p->words.len;
    for (uint32_t k = 0; k < mc_attr_array_size(ctx, basis); k++) {
      int64_t number;
      if (!read_number(d, mc_attr_array_get(ctx, basis, k), true, what, &number)) return none;
      McAttr held = mc_attr_integer(ctx, i64, number);
      if (held.index == MC_NONE || !mc_p_push(p, &p->words, held.index)) return none;
    }
    McAttr made = mc_attr_array(ctx, (const McAttr *)(p->words.ptr + start), p->words.len - start);
    p->words.len = start;
    if (made.index == MC_NONE || !mc_p_push(p, &p->words, made.index)) return none;
  }
  size_t count = p->words.len - base;
  McAttr made = mc_attr_array(ctx, count > 0 ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  if (made.index == MC_NONE) mc_p_out_of_memory(p);
  return made;
}

/* A dictionary of bases, without those that are empty. */
static bool read_layout(McDefParse *d, uint32_t param, McAttr value, const char *what) {
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  if (!is_kind(ctx, value, MC_ATTR_DICTIONARY)) {
    return mc_def_parse_error(d, d->at, "expected dictionary value for '%s'", what);
  }
  McNamedAttr entries[2];
  uint32_t count = 0;
  static const char *const names[] = {"register", "warp"};
  for (uint32_t i = 0; i < MC_COUNT(names); i++) {
    McIdent name = mc_ident(ctx, names[i], strlen(names[i]));
    if (name.index == MC_NONE) return mc_p_out_of_memory(p);
    McAttr bases = mc_attr_dictionary_find(ctx, value, name);
    if (bases.index == MC_NONE && i == 0) continue;
    if (bases.index == MC_NONE) return mc_def_parse_error(d, d->at, "Expected basis of 'warp' not found");
    bases = read_bases(d, bases, names[i]);
    if (bases.index == MC_NONE) return false;
    if (mc_attr_array_size(ctx, bases) > 0) entries[count++] = (McNamedAttr){name, bases};
  }
  McIdent duplicate;
  d->values[param] = mc_attr_dictionary(ctx, entries, count, &duplicate).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(p);
}

static bool read_attr(McDefParse *d, uint32_t param, McAttr value, const char *what) {
  McContext *ctx = d->p->ctx;
  const McParamWords *words = &mc_definition_params(d->def)[param];
  if (words->storage == 0) { /* any attribute */
    d->values[param] = value.index;
    return true;
  }
  if (is_kind(ctx, value, MC_ATTR_DICTIONARY)) return read_layout(d, param, value, what);
  value = read_bases(d, value, what);
  if (value.index == MC_NONE) return false;
  bool absent = (words->flags & MC_PF_OPTIONAL) && mc_attr_array_size(ctx, value) == 0;
  d->values[param] = absent ? MC_NONE : value.index;
  return true;
}

static bool read_field(McDefParse *d, uint32_t param, McAttr value, const char *what) {
  int64_t number;
  switch (mc_definition_params(d->def)[param].kind) {
    case MC_PK_INTEGER: return read_number(d, value, false, what, &number) && set_number(d, param, number);
    case MC_PK_DENSE: return read_list(d, param, value, what);
    case MC_PK_BOOL:
      if (!is_kind(d->p->ctx, value, MC_ATTR_INTEGER) ||
          !mc_type_is_integer(d->p->ctx, mc_attr_value_type(d->p->ctx, value), 1)) {
        return mc_def_parse_error(d, d->at, "expected a bool type in %s", what);
      }
      d->values[param] = value.index;
      return true;
    default: return read_attr(d, param, value, what);
  }
}

/* The value of a field that the text leaves out. */
static bool set_missing(McDefParse *d, uint32_t param) {
  McContext *ctx = d->p->ctx;
  const McParamWords *words = &mc_definition_params(d->def)[param];
  McStr name = mc_ident_str(ctx, (McIdent){words->name});
  if (d->values[param] != MC_NONE || (words->flags & (MC_PF_OPTIONAL | MC_PF_DEFAULT))) return true;
  switch (words->kind) {
    case MC_PK_INTEGER: return set_number(d, param, 0);
    case MC_PK_DENSE: return set_list(d, param, d->p->words.len);
    case MC_PK_BOOL:
      d->values[param] = mc_attr_bool(ctx, false).index;
      return d->values[param] != MC_NONE || mc_p_out_of_memory(d->p);
    default:
      return mc_def_parse_error(d, d->p->tok.start, "Expected basis of '%.*s' not found", (int)name.len, name.ptr);
  }
}

/* A dictionary. Returns MC_NONE after reporting. */
static McAttr parse_dictionary(McDefParse *d) {
  const char *at = d->p->tok.start;
  McAttr none = {MC_NONE}, value = mc_p_attr(d->p, (McType){MC_NONE});
  if (value.index == MC_NONE || is_kind(d->p->ctx, value, MC_ATTR_DICTIONARY)) return value;
  mc_def_parse_error(d, at, "invalid kind of attribute specified");
  return none;
}

bool mc_def_routine_ttg_fields_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McContext *ctx = d->p->ctx;
  bool closed = mc_ident_str(ctx, (McIdent){args[0].number}).ptr[0] == 'c';
  McAttr fields = parse_dictionary(d);
  if (fields.index == MC_NONE) return false;
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, fields); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, fields, i);
    McStr name = mc_ident_str(ctx, entry.name);
    uint32_t k = 1;
    while (k < num_args && mc_definition_params(d->def)[args[k].number].name != entry.name.index) k++;
    if (k == num_args) {
      if (!closed) continue;
      return mc_def_parse_error(d, d->at, "unexpected key: %.*s", (int)name.len, name.ptr);
    }
    char what[64];
    snprintf(what, sizeof what, "%.*s", (int)name.len, name.ptr);
    if (!read_field(d, args[k].number, entry.value, what)) return false;
  }
  for (uint32_t k = 1; k < num_args; k++) {
    if (!set_missing(d, args[k].number)) return false;
  }
  return true;
}

static void put_name(McDefPrint *d, uint32_t param, bool first) {
  McStr name = mc_ident_str(d->p->ctx, (McIdent){mc_definition_params(d->def)[param].name});
  if (!first) mc_pr_lit(d->p, ", ");
  mc_pr_text(d->p, name.ptr, name.len);
  mc_pr_lit(d->p, " = ");
}

void mc_def_routine_ttg_fields_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  bool first = true;
  mc_pr_lit(d->p, "{");
  for (uint32_t k = 1; k < num_args; k++) {
    uint32_t param = args[k].number;
    if (d->values[param] == MC_NONE || !mc_defined_is_present(d->def, d->values, param)) continue;
    put_name(d, param, first);
    mc_def_print_param(d, param, true);
    first = false;
  }
  mc_pr_lit(d->p, "}");
}

/* --- shared memory --- */

bool mc_def_routine_ttg_shared_bases_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McContext *ctx = d->p->ctx;
  McAttr fields = parse_dictionary(d);
  if (fields.index == MC_NONE) return false;
  uint32_t found = 0;
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, fields); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, fields, i);
    McStr name = mc_ident_str(ctx, entry.name);
    if (mc_str_is(name, "alignment")) {
      return mc_def_parse_error(d, d->p->tok.start, "alignment must be specified outside of the linear layout braces");
    }
    for (uint32_t k = 0; k < num_args; k++) {
      if (mc_definition_params(d->def)[args[k].number].name != entry.name.index) continue;
      McAttr bases = read_bases(d, entry.value, k == 0 ? "offset" : "block");
      if (bases.index == MC_NONE) return false;
      d->values[args[k].number] = bases.index;
      found++;
    }
    if (found != i + 1) {
      return mc_def_parse_error(d, d->p->tok.start,
                                "SharedLinearEncodingAttr must have exactly two attributes: offset and block");
    }
  }
  return set_missing(d, args[0].number);
}

void mc_def_routine_ttg_shared_bases_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  mc_pr_lit(d->p, "{");
  for (uint32_t k = 0; k < num_args; k++) {
    if (d->values[args[k].number] == MC_NONE) continue;
    if (k > 0 && mc_attr_array_size(d->p->ctx, (McAttr){d->values[args[k].number]}) == 0) continue;
    put_name(d, args[k].number, k == 0);
    mc_def_print_param(d, args[k].number, true);
  }
  mc_pr_lit(d->p, "}");
}

static bool parse_number(McDefParse *d, int64_t *out) {
  McParser *p = d->p;
  uint64_t value;
  if (!mc_at(p, TOK_INTEGER) || !mc_p_token_u64(&p->tok, &value) || value > UINT32_MAX) {
    return mc_def_parse_error(d, p->tok.start, "expected integer value");
  }
  mc_advance(p);
  *out = (int64_t)value;
  return true;
}

enum { INTERVALS, PADDINGS, OFFSET, BLOCK, RANK };

/* interval `:+` padding, ...: in turns on p->words, then as two lists. */
static bool parse_paddings(McDefParse *d, const McDefRoutineArg *args) {
  McParser *p = d->p;
  size_t base = p->words.len;
  do {
    int64_t interval, padding;
    if (!parse_number(d, &interval) || !mc_expect(p, TOK_COLON, "expected ':'") ||
        !mc_expect(p, TOK_PLUS, "expected '+'") || !parse_number(d, &padding) ||
        !mc_p_push_i64(p, &p->words, interval) || !mc_p_push_i64(p, &p->words, padding)) {
      return false;
    }
  } while (mc_consume_if(p, TOK_COMMA));
  size_t end = p->words.len;
  for (uint32_t k = 0; k < 2; k++) {
    for (size_t at = base + 2 * k; at < end; at += 4) {
      int64_t number;
      memcpy(&number, p->words.ptr + at, sizeof number);
      if (!mc_p_push_i64(p, &p->words, number)) return false;
    }
    if (!set_list(d, args[k].number, end)) return false;
  }
  p->words.len = base;
  return true;
}

/* One of two lists of numbers: at most MC_TRITON_RANK. */
static bool read_numbers(McDefParse *d, McAttr fields, const char *name, int64_t *out, uint32_t *count) {
  McContext *ctx = d->p->ctx;
  McIdent ident = mc_ident(ctx, name, strlen(name));
  McAttr list = ident.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_dictionary_find(ctx, fields, ident);
  *count = 0;
  if (list.index == MC_NONE) return true;
  if (!is_kind(ctx, list, MC_ATTR_ARRAY)) return mc_def_parse_error(d, d->at, "expected an array for %s", name);
  *count = mc_attr_array_size(ctx, list);
  if (*count > MC_TRITON_RANK) return mc_def_parse_error(d, d->at, "the rank of the layout is above %d",
                                                         MC_TRITON_RANK);
  for (uint32_t i = 0; i < *count; i++) {
    if (!read_number(d, mc_attr_array_get(ctx, list, i), false, name, &out[i])) return false;
  }
  return true;
}

static bool set_rank(McDefParse *d, uint32_t param, McAttr first, McAttr second) {
  McContext *ctx = d->p->ctx;
  McAttr some = mc_attr_array_size(ctx, first) > 0 ? first : second;
  if (mc_attr_array_size(ctx, some) == 0) return mc_def_parse_error(d, d->p->tok.start, "Empty Layout not supported");
  return set_number(d, param, mc_attr_array_size(ctx, mc_attr_array_get(ctx, some, 0)));
}

/* The identity of a shape, its dimensions in an order, as bases. */
static McAttr identity_bases(McDefParse *d, const int64_t *order, const int64_t *shape, uint32_t rank) {
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  McAttr none = {MC_NONE}, numbers[MC_TRITON_RANK];
  size_t base = p->words.len;
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  for (uint32_t k = 0; k < rank; k++) {
    if (order[k] >= rank) {
      mc_def_parse_error(d, d->at, "order must be a permutation of the dimensions");
      return none;
    }
    for (int64_t step = 1; step > 0 && step < shape[order[k]]; step *= 2) {
      for (uint32_t i = 0; i < rank; i++) numbers[i] = mc_attr_integer(ctx, i64, i == order[k] ? step : 0);
      McAttr basis = mc_attr_array(ctx, numbers, rank);
      if (basis.index == MC_NONE || !mc_p_push(p, &p->words, basis.index)) return none;
    }
  }
  size_t count = p->words.len - base;
  McAttr made = mc_attr_array(ctx, count > 0 ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  if (made.index == MC_NONE) mc_p_out_of_memory(p);
  return made;
}

static bool parse_identity(McDefParse *d, const McDefRoutineArg *args, McAttr fields) {
  McContext *ctx = d->p->ctx;
  int64_t order[MC_TRITON_RANK], shape[MC_TRITON_RANK];
  uint32_t num_order, rank;
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, fields); i < n; i++) {
    McStr name = mc_ident_str(ctx, mc_attr_dictionary_entry(ctx, fields, i).name);
    if (mc_str_is(name, "order") || mc_str_is(name, "shape")) continue;
    return mc_def_parse_error(d, d->p->tok.start, "Unexpected attribute \"%.*s\" found", (int)name.len, name.ptr);
  }
  if (!read_numbers(d, fields, "order", order, &num_order) || !read_numbers(d, fields, "shape", shape, &rank)) {
    return false;
  }
  if (num_order != rank) {
    return mc_def_parse_error(d, d->p->tok.start, "Mismatch of shape and order ranks in padded layout");
  }
  McAttr offset = identity_bases(d, order, shape, rank);
  if (offset.index == MC_NONE) return false;
  McAttr block = mc_attr_array(ctx, NULL, 0);
  d->values[args[OFFSET].number] = offset.index;
  d->values[args[BLOCK].number] = block.index;
  return block.index == MC_NONE ? mc_p_out_of_memory(d->p) : set_number(d, args[RANK].number, rank);
}

bool mc_def_routine_ttg_padded_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['") || !parse_paddings(d, args) ||
      !mc_expect(p, TOK_R_SQUARE, "expected ']'")) {
    return false;
  }
  McAttr fields = parse_dictionary(d);
  if (fields.index == MC_NONE) return false;
  bool has_bases = false;
  for (uint32_t k = OFFSET; k <= BLOCK; k++) {
    McIdent name = {mc_definition_params(d->def)[args[k].number].name};
    has_bases = has_bases || mc_attr_dictionary_find(ctx, fields, name).index != MC_NONE;
  }
  if (!has_bases) return parse_identity(d, args, fields);
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, fields); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, fields, i);
    McStr name = mc_ident_str(ctx, entry.name);
    uint32_t k = mc_str_is(name, "offset") ? OFFSET : mc_str_is(name, "block") ? BLOCK : RANK;
    if (k == RANK) {
      return mc_def_parse_error(d, p->tok.start, "Unexpected attribute \"%.*s\" found", (int)name.len, name.ptr);
    }
    d->values[args[k].number] = read_bases(d, entry.value, k == OFFSET ? "offset" : "block").index;
    if (d->values[args[k].number] == MC_NONE) return false;
  }
  McAttr offset = {d->values[args[OFFSET].number]}, block = {d->values[args[BLOCK].number]};
  return set_missing(d, args[OFFSET].number) && set_missing(d, args[BLOCK].number) &&
         set_rank(d, args[RANK].number, offset, block);
}

void mc_def_routine_ttg_padded_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McContext *ctx = p->ctx;
  if (p->collecting) return;
  McAttr intervals = {d->values[args[INTERVALS].number]}, paddings = {d->values[args[PADDINGS].number]};
  mc_pr_lit(p, "[");
  for (uint32_t i = 0, n = mc_triton_list_size(ctx, intervals); i < n && i < mc_triton_list_size(ctx, paddings); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_buf_i64(p->buf, mc_triton_list_at(ctx, intervals, i));
    mc_pr_lit(p, ":+");
    mc_buf_i64(p->buf, mc_triton_list_at(ctx, paddings, i));
  }
  mc_pr_lit(p, "] {");
  McAttr offset = {d->values[args[OFFSET].number]}, block = {d->values[args[BLOCK].number]};
  int64_t rank = mc_triton_number(ctx, (McAttr){d->values[args[RANK].number]}, 0);
  McTritonIdentity identity;
  if (mc_attr_array_size(ctx, block) == 0 && mc_triton_identity(ctx, offset, rank, &identity)) {
    for (uint32_t k = 0; k < 2; k++) {
      const int64_t *list = k == 0 ? identity.order : identity.shape;
      mc_buf_str(p->buf, k == 0 ? "order = [" : "], shape = [");
      for (uint32_t i = 0; i < identity.rank; i++) {
        if (i > 0) mc_pr_lit(p, ", ");
        mc_buf_i64(p->buf, list[i]);
      }
    }
    mc_pr_lit(p, "]}");
    return;
  }
  put_name(d, args[OFFSET].number, true);
  mc_def_print_param(d, args[OFFSET].number, true);
  put_name(d, args[BLOCK].number, false);
  mc_def_print_param(d, args[BLOCK].number, true);
  mc_pr_lit(p, "}");
}

/* --- !ttg.memdesc --- */

static bool parse_shape(McDefParse *d, uint32_t param, uint32_t shape) {
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_p_dimension_list(p, false, false, &p->words) || !set_list(d, param, base)) return false;
  if (d->values[param] == d->values[shape]) d->values[param] = MC_NONE;
  return true;
}

bool mc_def_routine_ttg_access_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_consume_if(p, TOK_COMMA)) return true;
  if (!mc_consume_keyword(p, "mutable")) return parse_shape(d, args[1].number, args[2].number);
  d->values[args[0].number] = mc_attr_bool(p->ctx, true).index;
  if (d->values[args[0].number] == MC_NONE) return mc_p_out_of_memory(p);
  return !mc_consume_if(p, TOK_COMMA) || parse_shape(d, args[1].number, args[2].number);
}

void mc_def_routine_ttg_access_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  if (p->collecting) return;
  if (mc_defined_is_present(d->def, d->values, args[0].number)) mc_pr_lit(p, ", mutable");
  McAttr shape = {d->values[args[1].number]};
  for (uint32_t i = 0, n = mc_triton_list_size(p->ctx, shape); i < n; i++) {
    mc_buf_str(p->buf, i == 0 ? ", " : "x");
    mc_buf_i64(p->buf, mc_triton_list_at(p->ctx, shape, i));
  }
}
