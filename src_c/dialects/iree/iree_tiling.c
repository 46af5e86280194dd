/* iree_tiling.c - attributes of code generation and encodings: tile sizes, alignments, lists of sizes. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static McAttr i64_attr(McContext *ctx, int64_t value) {
  McType type = mc_type_integer(ctx, 64, MC_SIGNLESS);
  return type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer(ctx, type, value);
}

static bool parse_number(McDefParse *d, int64_t *out) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t value;
  if (!mc_at(p, TOK_INTEGER)) return mc_def_parse_error(d, at, "expected integer value");
  if (!mc_p_token_u64(&p->tok, &value) || value > (uint64_t)INT64_MAX + negative) {
    return mc_def_parse_error(d, at, "integer value too large");
  }
  mc_advance(p);
  *out = (int64_t)(negative ? 0 - value : value);
  return true;
}

static bool push(McParser *p, McWords *out, McAttr value) {
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, out, value.index);
}

/* Sets the parameter to an array of these attributes. */
static bool set_list(McDefParse *d, uint32_t param, const McWords *attrs) {
  McAttr list = mc_attr_array(d->p->ctx, (const McAttr *)attrs->ptr, attrs->len);
  d->values[param] = list.index;
  return list.index != MC_NONE || mc_p_out_of_memory(d->p);
}

static int64_t number_of(const McContext *ctx, McAttr attr) {
  int64_t value = 0;
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER) return 0;
  (void)mc_attr_integer_i64(ctx, attr, &value);
  return value;
}

static void put_number(McPrinter *p, int64_t value) {
  if (!p->collecting) mc_buf_i64(p->buf, value);
}

static void put_string(McPrinter *p, McStr text) { mc_pr_text(p, text.ptr, text.len); }

/* The number of elements of a list; 0: there is none. */
static uint32_t list_len(const McContext *ctx, uint32_t list) {
  return list == MC_NONE || mc_kind(ctx, list) != MC_ATTR_ARRAY ? 0 : mc_attr_array_size(ctx, (McAttr){list});
}

/* --- one level of tile sizes --- */

/* The list after `[`: sizes, and with `flags` those in brackets. */
static bool parse_sizes(McDefParse *d, McWords *sizes, McWords *flags) {
  McParser *p = d->p;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  do {
    int64_t size;
    bool scalable = flags != NULL && mc_consume_if(p, TOK_L_SQUARE);
    if (!parse_number(d, &size) || (scalable && !mc_expect(p, TOK_R_SQUARE, "expected ']'"))) return false;
    if (!push(p, sizes, i64_attr(p->ctx, size))) return false;
    if (flags != NULL && !push(p, flags, mc_attr_bool(p->ctx, scalable))) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

static bool expect_word(McDefParse *d, const char *word) {
  return mc_consume_keyword(d->p, word) || mc_def_parse_error(d, d->p->tok.start, "expected '%s'", word);
}

static bool parse_level(McDefParse *d, McWords lists[3]) {
  McParser *p = d->p;
  if (mc_consume_if(p, TOK_L_SQUARE)) return parse_sizes(d, &lists[0], &lists[2]);
  return mc_expect(p, TOK_L_BRACE, "expected '{'") && expect_word(d, "sizes") &&
         mc_expect(p, TOK_EQUAL, "expected '='") && mc_expect(p, TOK_L_SQUARE, "expected '['") &&
         parse_sizes(d, &lists[0], &lists[2]) && mc_expect(p, TOK_COMMA, "expected ','") &&
         expect_word(d, "interchange") && mc_expect(p, TOK_EQUAL, "expected '='") &&
         mc_expect(p, TOK_L_SQUARE, "expected '['") && parse_sizes(d, &lists[1], NULL) &&
         mc_expect(p, TOK_R_BRACE, "expected '}'");
}

/* Arguments: sizes, interchange, which of the sizes are scalable. */
bool mc_def_routine_iree_tiling_level_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McWords lists[3] = {{0}, {0}, {0}};
  bool ok = parse_level(d, lists);
  for (uint32_t i = 0; ok && i < 3 && i < num_args; i++) ok = set_list(d, args[i].number, &lists[i]);
  for (size_t i = 0; i < 3; i++) mc_array_fini(&d->p->ctx->alloc, &lists[i]);
  return ok;
}

static void put_sizes(McPrinter *p, uint32_t sizes, uint32_t flags) {
  uint32_t have = list_len(p->ctx, flags);
  mc_pr_lit(p, "[");
  for (uint32_t i = 0, n = list_len(p->ctx, sizes); i < n; i++) {
    bool scalable = i < have && number_of(p->ctx, mc_attr_array_get(p->ctx, (McAttr){flags}, i)) != 0;
    if (i > 0) mc_pr_lit(p, ", ");
    if (scalable) mc_pr_lit(p, "[");
    put_number(p, number_of(p->ctx, mc_attr_array_get(p->ctx, (McAttr){sizes}, i)));
    if (scalable) mc_pr_lit(p, "]");
  }
  mc_pr_lit(p, "]");
}

static void put_level(McPrinter *p, uint32_t sizes, uint32_t interchange, uint32_t flags) {
  if (list_len(p->ctx, interchange) == 0) {
    put_sizes(p, sizes, flags);
    return;
  }
  mc_pr_lit(p, "{sizes = ");
  put_sizes(p, sizes, flags);
  mc_pr_lit(p, ", interchange = ");
  put_sizes(p, interchange, MC_NONE);
  mc_pr_lit(p, "}");
}

void mc_def_routine_iree_tiling_level_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_level(d->p, d->values[args[0].number], d->values[args[1].number], d->values[args[2].number]);
}

/* --- dictionaries whose entries have forms of their own --- */

/* Reads what is after `name =`. Returns MC_NONE after reporting. */
typedef McAttr McParseEntry(McDefParse *d, McStr name);
typedef void McPrintEntry(McPrinter *p, McStr name, McAttr value);

static bool parse_entry(McDefParse *d, McWords *entries, McParseEntry *parse) {
  McParser *p = d->p;
  McStr name = {p->tok.start, mc_token_len(&p->tok)};
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &name)) return false;
  } else if (!mc_p_at_word(p)) {
    return mc_def_parse_error(d, p->tok.start, "expected valid keyword or string");
  }
  mc_advance(p);
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  McIdent ident = mc_ident(p->ctx, name.ptr, name.len);
  if (ident.index == MC_NONE) return mc_p_out_of_memory(p);
  McAttr value = parse(d, name);
  return value.index != MC_NONE && mc_p_push(p, entries, ident.index) && mc_p_push(p, entries, value.index);
}

/* `<` (name `=` value, ...)? `>` */
static bool parse_dictionary(McDefParse *d, uint32_t param, McParseEntry *parse) {
  McParser *p = d->p;
  McWords entries = {0};
  const char *at = p->tok.start;
  bool ok = mc_expect(p, TOK_LESS, "expected '<'"), first = true;
  while (ok && !mc_consume_if(p, TOK_GREATER)) {
    ok = (first || mc_expect(p, TOK_COMMA, "expected ','")) && parse_entry(d, &entries, parse);
    first = false;
  }
  if (ok) {
    McIdent twice = {MC_NONE};
    McAttr made = mc_attr_dictionary(p->ctx, (const McNamedAttr *)entries.ptr, entries.len / 2, &twice);
    d->values[param] = made.index;
    if (made.index == MC_NONE && twice.index != MC_NONE) {
      ok = mc_def_parse_error(d, at, "duplicate key '%s'", mc_ident_str(p->ctx, twice).ptr);
    } else {
      ok = made.index != MC_NONE || mc_p_out_of_memory(p);
    }
  }
  mc_array_fini(&p->ctx->alloc, &entries);
  return ok;
}

static void print_dictionary(McDefPrint *d, uint32_t param, McPrintEntry *print) {
  McPrinter *p = d->p;
  McAttr dictionary = {d->values[param]};
  mc_pr_lit(p, "<");
  for (uint32_t i = 0, n = mc_attr_dictionary_size(p->ctx, dictionary); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, dictionary, i);
    McStr name = mc_ident_str(p->ctx, entry.name);
    if (i > 0) mc_pr_lit(p, ", ");
    put_string(p, name);
    mc_pr_lit(p, " = ");
    print(p, name, entry.value);
  }
  mc_pr_lit(p, ">");
}

#define LEVEL "iree_codegen.lowering_config_level"

static bool is_level_name(McStr name) {
  static const char *const names[] = {"distribution",     "cache_parallel",         "cache_reduction",
                                      "vector_reduction", "vector_common_parallel", "vector_inner_parallel"};
  for (size_t i = 0; i < MC_COUNT(names); i++) {
    if (name.len == strlen(names[i]) && memcmp(name.ptr, names[i], name.len) == 0) return true;
  }
  return false;
}

static McAttr parse_tiling_entry(McDefParse *d, McStr name) {
  McParser *p = d->p;
  if (!is_level_name(name)) return mc_p_attr(p, (McType){MC_NONE});
  McIdent ident = mc_ident(p->ctx, LEVEL, strlen(LEVEL));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, false);
  if (def == NULL) {
    mc_p_out_of_memory(p);
    return (McAttr){MC_NONE};
  }
  return (McAttr){mc_p_defined_rest(p, NULL, def, (McType){MC_NONE})};
}

static void print_tiling_entry(McPrinter *p, McStr name, McAttr value) {
  if (!is_level_name(name) || !mc_is_defined_as(p->ctx, value.index, LEVEL)) {
    mc_pr_attr(p, value);
    return;
  }
  put_level(p, mc_defined_param(p->ctx, value.index, 0), mc_defined_param(p->ctx, value.index, 1),
            mc_defined_param(p->ctx, value.index, 2));
}

bool mc_def_routine_iree_tiling_config_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_dictionary(d, args[0].number, parse_tiling_entry);
}

void mc_def_routine_iree_tiling_config_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_dictionary(d, args[0].number, print_tiling_entry);
}

static const char *const alignments[] = {"Unknown", "Multiple", "Equal"};

static McAttr parse_alignments(McDefParse *d, McStr name) {
  (void)name;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return (McAttr){MC_NONE};
  bool ok = true;
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      McStr word = {p->tok.start, mc_token_len(&p->tok)};
      size_t i = 0;
      if (!mc_p_at_word(p)) {
        mc_def_parse_error(d, p->tok.start, "expected valid keyword");
        return (McAttr){MC_NONE};
      }
      mc_advance(p);
      while (i < MC_COUNT(alignments) &&
             (word.len != strlen(alignments[i]) || memcmp(word.ptr, alignments[i], word.len) != 0)) {
        i++;
      }
      if (i == MC_COUNT(alignments)) {
        mc_def_parse_error(d, p->tok.start, "expected an InnerTileAlignment (Unknown|Multiple|Equal), got: %.*s",
                           (int)word.len, word.ptr);
        return (McAttr){MC_NONE};
      }
      ok = mc_p_push_i64(p, &p->words, (int64_t)i);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  McAttr made = {MC_NONE};
  size_t count = (p->words.len - base) / 2;
  if (ok) {
    made = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS),
                               count > 0 ? p->words.ptr + base : NULL, count, p->diags);
  }
  p->words.len = base;
  return made;
}

static void print_alignments(McPrinter *p, McStr name, McAttr value) {
  (void)name;
  mc_pr_lit(p, "[");
  uint64_t count = mc_kind(p->ctx, value.index) == MC_ATTR_DENSE_ARRAY ? mc_attr_dense_count(p->ctx, value) : 0;
  for (uint64_t i = 0; i < count; i++) {
    int64_t number = mc_clause_number(p->ctx, value, (uint32_t)i);
    if (i > 0) mc_pr_lit(p, ", ");
    const char *word = number < 0 || number >= (int64_t)MC_COUNT(alignments) ? "" : alignments[number];
    mc_pr_text(p, word, strlen(word));
  }
  mc_pr_lit(p, "]");
}

bool mc_def_routine_iree_alignments_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_dictionary(d, args[0].number, parse_alignments);
}

void mc_def_routine_iree_alignments_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_dictionary(d, args[0].number, print_alignments);
}

bool mc_def_check_iree_alignments(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                  McDiags *diags) {
  (void)def;
  return mc_attr_dictionary_size(ctx, (McAttr){values[0]}) > 0 ||
         mc_error(diags, loc, "expected at least one tiling level");
}

/* --- an increment of lanes --- */

/* Arguments: the size of the group, the step, whether it is aligned. */
bool mc_def_routine_iree_increment_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  int64_t size, step = 1;
  bool has_step = false, aligned = false;
  if (!mc_expect(p, TOK_LESS, "expected '<'") || !parse_number(d, &size)) return false;
  while (mc_consume_if(p, TOK_COMMA)) {
    if (mc_consume_keyword(p, "step")) {
      if (has_step) return mc_def_parse_error(d, p->tok.start, "'step' specified more than once");
      if (!mc_expect(p, TOK_EQUAL, "expected '='") || !parse_number(d, &step)) return false;
      has_step = true;
    } else if (mc_consume_keyword(p, "aligned")) {
      if (aligned) return mc_def_parse_error(d, p->tok.start, "'aligned' specified more than once");
      aligned = true;
    } else {
      return mc_def_parse_error(d, p->tok.start, "expected 'step' or 'aligned'");
    }
  }
  d->values[args[0].number] = i64_attr(p->ctx, size).index;
  d->values[args[1].number] = i64_attr(p->ctx, step).index;
  d->values[args[2].number] = mc_attr_bool(p->ctx, aligned).index;
  for (size_t i = 0; i < 3; i++) {
    if (d->values[args[i].number] == MC_NONE) return mc_p_out_of_memory(p);
  }
  return mc_expect(p, TOK_GREATER, "expected '>'");
}

void mc_def_routine_iree_increment_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  mc_pr_lit(p, "<");
  put_number(p, number_of(p->ctx, (McAttr){d->values[args[0].number]}));
  if (mc_defined_is_present(d->def, d->values, args[1].number)) {
    mc_pr_lit(p, ", step = ");
    put_number(p, number_of(p->ctx, (McAttr){d->values[args[1].number]}));
  }
  if (mc_defined_is_present(d->def, d->values, args[2].number)) mc_pr_lit(p, ", aligned");
  mc_pr_lit(p, ">");
}

/* --- a word that states whether --- */

/* Arguments: the parameter, the word. */
bool mc_def_routine_iree_flag_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  bool present = mc_consume_if(p, TOK_LESS);
  if (present && (!expect_word(d, mc_ident_str(p->ctx, (McIdent){args[1].number}).ptr) ||
                  !mc_expect(p, TOK_GREATER, "expected '>'"))) {
    return false;
  }
  d->values[args[0].number] = mc_attr_bool(p->ctx, present).index;
  return d->values[args[0].number] != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_iree_flag_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_defined_is_present(d->def, d->values, args[0].number)) return;
  mc_pr_lit(d->p, "<");
  put_string(d->p, mc_ident_str(d->p->ctx, (McIdent){args[1].number}));
  mc_pr_lit(d->p, ">");
}

/* --- lists with unknown sizes --- */

/* `[` (size | `?`), ... `]`. */
static bool parse_dynamic(McDefParse *d, uint32_t param, bool dense) {
  McParser *p = d->p;
  McWords found = {0};
  size_t base = p->words.len;
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  if (ok && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      int64_t size = MC_DYNAMIC;
      ok = (mc_consume_if(p, TOK_QUESTION) || parse_number(d, &size)) &&
           (dense ? mc_p_push_i64(p, &p->words, size) : push(p, &found, i64_attr(p->ctx, size)));
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  if (ok && dense) {
    size_t count = (p->words.len - base) / 2;
    McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
    McAttr made = mc_attr_dense_array(p->ctx, i64, count > 0 ? p->words.ptr + base : NULL, count, p->diags);
    d->values[param] = made.index;
    ok = made.index != MC_NONE;
  } else if (ok) {
    ok = set_list(d, param, &found);
  }
  p->words.len = base;
  mc_array_fini(&p->ctx->alloc, &found);
  return ok;
}

static void put_dynamic(McPrinter *p, int64_t value) {
  if (value == MC_DYNAMIC) mc_pr_lit(p, "?");
  else put_number(p, value);
}

bool mc_def_routine_iree_dynamic_sizes_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_dynamic(d, args[0].number, false);
}

void mc_def_routine_iree_dynamic_sizes_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  uint32_t list = d->values[args[0].number];
  mc_pr_lit(p, "[");
  for (uint32_t i = 0, n = list_len(p->ctx, list); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    put_dynamic(p, number_of(p->ctx, mc_attr_array_get(p->ctx, (McAttr){list}, i)));
  }
  mc_pr_lit(p, "]");
}

bool mc_def_routine_iree_padding_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_dynamic(d, args[0].number, true);
}

void mc_def_routine_iree_padding_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr list = {d->values[args[0].number]};
  mc_pr_lit(p, "[");
  for (uint64_t i = 0, n = mc_attr_dense_count(p->ctx, list); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    put_dynamic(p, mc_clause_number(p->ctx, list, (uint32_t)i));
  }
  mc_pr_lit(p, "]");
}

bool mc_def_check_iree_padding(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  McAttr list = {values[0]};
  for (uint64_t i = 0, n = mc_attr_dense_count(ctx, list); i < n; i++) {
    int64_t value = mc_clause_number(ctx, list, (uint32_t)i);
    if (value < 0 && value != MC_DYNAMIC) {
      return mc_error(diags, loc, "expected all padding values need to be non-negative or dynamic");
    }
  }
  return true;
}

/* --- layouts --- */

/* Arguments: the list, that of the sizes. */
bool mc_def_routine_iree_strides_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords found = {0};
  uint32_t sizes = d->values[args[1].number], count = list_len(p->ctx, sizes);
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  if (ok && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      int64_t stride;
      ok = parse_number(d, &stride);
      bool one = false;
      if (ok && found.len < count) {
        one = number_of(p->ctx, mc_attr_array_get(p->ctx, (McAttr){sizes}, (uint32_t)found.len)) == 1;
      }
      ok = ok && push(p, &found, i64_attr(p->ctx, one ? 0 : stride));
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  ok = ok && set_list(d, args[0].number, &found);
  mc_array_fini(&p->ctx->alloc, &found);
  return ok;
}

void mc_def_routine_iree_strides_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_sizes(d->p, d->values[args[0].number], MC_NONE);
}

bool mc_def_check_iree_nested_layout(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                     McDiags *diags) {
  uint32_t rank = list_len(ctx, values[0]);
  for (uint32_t i = 1; i < def->record->num_params; i++) {
    if (list_len(ctx, values[i]) == rank) continue;
    return mc_error(diags, loc, "all fields must have the same rank as the layout");
  }
  return true;
}

/* --- encodings --- */

/* The number of dimensions of the composition of maps; -1: no map is there, -2: something else is. */
static int64_t composed_dims(const McContext *ctx, McAttr attr) {
  if (mc_kind(ctx, attr.index) == MC_ATTR_AFFINE_MAP) {
    return mc_affine_map_num_dims(ctx, mc_attr_affine_map_value(ctx, attr));
  }
  if (mc_kind(ctx, attr.index) != MC_ATTR_ARRAY) return -2;
  uint32_t count = mc_attr_array_size(ctx, attr);
  int64_t dims = -1;
  for (uint32_t i = count; i-- > 0;) {
    McAttr map = mc_attr_array_get(ctx, attr, i);
    if (mc_kind(ctx, map.index) != MC_ATTR_AFFINE_MAP) return -2;
    dims = mc_affine_map_num_dims(ctx, mc_attr_affine_map_value(ctx, map));
  }
  return dims;
}

bool mc_def_check_iree_encoding(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                McDiags *diags) {
  (void)def;
  int64_t operand = number_of(ctx, (McAttr){values[0]}), dims = -1;
  if (values[4] != MC_NONE) {
    uint32_t count = list_len(ctx, values[4]);
    if (operand < 0 || operand >= count) {
      return mc_error(diags, loc, "`operandIndex` exceeds the size of `user_indexing_maps`");
    }
    for (uint32_t i = 0; i < count; i++) {
      int64_t have = composed_dims(ctx, mc_attr_array_get(ctx, (McAttr){values[4]}, i));
      if (have == -2) {
        return mc_error(diags, loc, "found a non-composable attribute in `user_indexing_maps` at index: %u", i);
      }
      if (i == operand) dims = have;
    }
  }
  if (values[5] == MC_NONE) return true;
  if (dims == -1) {
    return mc_error(diags, loc, "found `iteration_sizes` without any corresponding `user_indexing_maps`");
  }
  uint32_t have = list_len(ctx, values[5]);
  return have == dims || mc_error(diags, loc,
                                  "found an encoding with %u iteration sizes, but expected %lld based on the user "
                                  "indexing maps",
                                  have, (long long)dims);
}
