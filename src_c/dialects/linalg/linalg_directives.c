/* linalg_directives.c - the syntax that structured operations share: inputs and outputs, their traits and maps, and
 * bodies that the text leaves out or abbreviates. The operation's definition declares the operations of such a body
 * (body.h). */
#include "parse/body.h"
#include "dialects/linalg/linalg.def"
#include "dialects/shared/routines.h"
#include "legacy/legacy.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* The fact "linalg.structure" is that word. */
static bool is_structure(const McContext *ctx, const McOpDef *def, const char *kind) {
  return mc_str_is(mc_def_fact_word(ctx, def, MC_FACT_LINALG_STRUCTURE), kind);
}

static uint32_t types_of(const McFormatParse *f, uint32_t slot) {
  uint32_t count = f->types[slot].count;
  return count == MC_PROGRAM_NONE ? 0 : count;
}

static McType type_at(const McFormatParse *f, uint32_t slot, uint32_t i) {
  return (McType){f->p->words.ptr[f->types[slot].start + i]};
}

/* The type of the block argument for an operand of `type`: upstream takes the element type of ranked memrefs and
 * tensors alone. */
static McType scalar_of(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_MEMREF || kind == MC_TYPE_RANKED_TENSOR ? mc_type_element(ctx, type) : type;
}

/* Sets an attribute that its constraint allows. */
static bool set_checked(McFormatParse *f, uint32_t i, McAttr value, const char *at) {
  const McAttrWords *a = &mc_def_attrs(f->def)[i];
  if (a->constraint == 0 || mc_predicate_holds(f->p->ctx, f->def->words, f->def->words + a->constraint, value.index)) {
    return mc_format_parse_set_attr(f, i, value);
  }
  McContext *ctx = f->p->ctx;
  McStr op = mc_op_name_str(ctx, f->op->name), name = mc_ident_str(ctx, (McIdent){a->name});
  McStr summary = mc_ident_str(ctx, (McIdent){a->summary});
  return mc_format_parse_error(f, at, "'%.*s' op attribute '%.*s' failed to satisfy constraint: %.*s", (int)op.len,
                               op.ptr, (int)name.len, name.ptr, (int)summary.len, summary.ptr);
}

/* Each entry of a dictionary: a property when the definition has it, else a discardable attribute. */
static bool take_entries(McFormatParse *f, McAttr dictionary, const char *at) {
  McParser *p = f->p;
  const McAttrWords *attrs = mc_def_attrs(f->def);
  for (uint32_t k = 0, n = mc_attr_dictionary_size(p->ctx, dictionary); k < n; k++) {
    McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, dictionary, k);
    uint32_t i = 0;
    while (i < f->def->op->num_attrs && attrs[i].name != entry.name.index) i++;
    if (i < f->def->op->num_attrs) {
      if (mc_format_parse_attr(f, i).index == MC_NONE && !(attrs[i].flags & MC_ATTR_SEGMENTS) &&
          !set_checked(f, i, entry.value, at)) {
        return false;
      }
    } else if (!mc_p_push(p, &f->op->attrs, entry.name.index) || !mc_p_push(p, &f->op->attrs, entry.value.index)) {
      return false;
    }
  }
  return true;
}

/* --- attributes --- */

/* (`<` dictionary `>`)? attr-dict?; where it starts is noted for messages about the body. */
static bool parse_attributes(McFormatParse *f) {
  McParser *p = f->p;
  if (f->notes[0] == 0) f->notes[0] = (uint32_t)(p->tok.start - p->text) + 1;
  if (mc_consume_if(p, TOK_LESS)) {
    const char *at = p->tok.start;
    McAttr given = mc_p_attr(p, (McType){MC_NONE});
    if (given.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
    if (mc_kind(p->ctx, given.index) == MC_ATTR_DICTIONARY && !take_entries(f, given, at)) return false;
  }
  return mc_format_parse_attr_dict(f, false);
}

bool mc_routine_linalg_attributes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args;
  uint32_t notes = f->notes[0]; /* a payload's, when they are hidden */
  bool ok = parse_attributes(f);
  if (num_args > 1) f->notes[0] = notes;
  return ok;
}

/* Prints all attributes that the format does not print, except the one that follows from the definition. */
void mc_routine_linalg_attributes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args;
  if (num_args > 1) return;
  McPrinter *p = f->p;
  McIdent few[16];
  uint32_t count = 0;
  McAttr all = mc_op_all_attributes(p->ctx, f->op);
  McNamedAttr known;
  if (!mc_def_implied_attribute(p->ctx, f->def, mc_op_properties(p->ctx, f->op), &known)) p->failed = true;
  if (known.name.index != MC_NONE) few[count++] = known.name;
  for (uint32_t i = 0; i < f->def->op->num_attrs && count < MC_COUNT(few); i++) {
    const McAttrWords *a = &mc_def_attrs(f->def)[i];
    if (a->flags & (MC_ATTR_BOUND | MC_ATTR_SEGMENTS)) few[count++].index = a->name;
  }
  if (all.index != MC_NONE) mc_pr_attr_dict(p, all, few, count, false);
}

static bool has_word(const McContext *ctx, const McRoutineArg *args, uint32_t num_args, const char *word) {
  McStr have = num_args < 2 ? (McStr){"", 0} : mc_ident_str(ctx, (McIdent){args[1].number});
  return mc_str_is(have, word);
}

bool mc_routine_linalg_more_attributes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  if (has_word(f->p->ctx, args, num_args, "attrs")) {
    if (!mc_consume_keyword(f->p, "attrs")) return true;
    if (!mc_expect(f->p, TOK_EQUAL, "expected '='")) return false;
  }
  return mc_format_parse_attr_dict(f, false);
}

void mc_routine_linalg_more_attributes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McContext *ctx = f->p->ctx;
  if (has_word(ctx, args, num_args, "hidden")) return;
  if (has_word(ctx, args, num_args, "attrs")) {
    if (mc_attr_dictionary_size(ctx, mc_op_attrs(ctx, f->op)) == 0) return;
    mc_pr_lit(f->p, " attrs = ");
  }
  mc_format_print_attr_dict(f, false);
}

/* --- the trait of a generic operation --- */

enum { TRAIT_DOC, TRAIT_MAPS, TRAIT_ITERATORS, TRAIT_CALL, NUM_TRAIT };

static const char *const iterator_names[] = {"parallel", "reduction"};

/* Names of iterators as strings to the enumeration's attributes, or back. MC_NONE: reported when parsing. */
static McAttr iterator_from_name(McFormatParse *f, McAttr name) {
  McParser *p = f->p;
  McAttr none = {MC_NONE};
  if (mc_kind(p->ctx, name.index) != MC_ATTR_STRING) return name;
  McStr text = mc_attr_string_value(p->ctx, name);
  for (uint32_t i = 0; i < MC_COUNT(iterator_names); i++) {
    if (text.len != strlen(iterator_names[i]) || memcmp(text.ptr, iterator_names[i], text.len) != 0) continue;
    McIdent ident = mc_ident(p->ctx, "linalg.iterator_type", sizeof "linalg.iterator_type" - 1);
    const McEnumDef *held = ident.index == MC_NONE ? NULL : mc_attr_def(p->ctx, ident);
    McAttr made = held == NULL ? none : mc_enum_attr(p->ctx, held->record, i);
    if (made.index == MC_NONE) mc_p_out_of_memory(p);
    return made;
  }
  mc_format_parse_error(f, p->tok.start, "unexpected iterator_type (%.*s)", (int)text.len, text.ptr);
  return none;
}

static McAttr iterator_name(McContext *ctx, McAttr attr) {
  if (mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return attr;
  uint64_t value = mc_enum_attr_value(ctx, attr);
  if (value >= MC_COUNT(iterator_names)) return attr;
  return mc_attr_string(ctx, iterator_names[value], strlen(iterator_names[value]), (McType){MC_NONE});
}

static bool set_iterators(McFormatParse *f, uint32_t attr, McAttr given) {
  McParser *p = f->p;
  size_t base = p->words.len;
  uint32_t count = mc_attr_array_size(p->ctx, given);
  for (uint32_t i = 0; i < count; i++) {
    McAttr one = iterator_from_name(f, mc_attr_array_get(p->ctx, given, i));
    if (one.index == MC_NONE || !mc_p_push(p, &p->words, one.index)) return false;
  }
  McAttr made = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), count);
  p->words.len = base;
  return made.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, made);
}

bool mc_routine_linalg_trait_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  McAttr given = mc_p_attr(p, (McType){MC_NONE});
  if (given.index == MC_NONE) return false;
  if (mc_kind(ctx, given.index) != MC_ATTR_DICTIONARY) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  McIdent name = {mc_def_attrs(f->def)[args[TRAIT_ITERATORS].number].name};
  McAttr iterators = mc_attr_dictionary_find(ctx, given, name);
  if (iterators.index == MC_NONE || mc_kind(ctx, iterators.index) != MC_ATTR_ARRAY) {
    return mc_format_parse_error(f, at, "expected \"iterator_types\" array attribute");
  }
  return set_iterators(f, args[TRAIT_ITERATORS].number, iterators) && take_entries(f, given, p->tok.start);
}

/* The names, an array of strings. MC_NONE: out of memory. */
static McAttr names_of_iterators(McPrinter *p, McAttr iterators) {
  McContext *ctx = p->ctx;
  uint32_t count = mc_attr_array_size(ctx, iterators);
  McAttr few[16], *names = few, made = {MC_NONE};
  if (count > MC_COUNT(few)) names = mc_alloc(&ctx->alloc, count * sizeof *names);
  bool ok = names != NULL;
  for (uint32_t i = 0; ok && i < count; i++) {
    names[i] = iterator_name(ctx, mc_attr_array_get(ctx, iterators, i));
    ok = names[i].index != MC_NONE;
  }
  if (ok) made = mc_attr_array(ctx, names, count);
  if (names != few) mc_free(&ctx->alloc, names, count * sizeof *names);
  return made;
}

void mc_routine_linalg_trait_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McNamedAttr entries[NUM_TRAIT];
  uint32_t count = 0;
  for (uint32_t i = 0; i < NUM_TRAIT; i++) {
    McAttr value = mc_format_print_attr(f, args[i].number);
    if (value.index == MC_NONE) continue;
    if (i == TRAIT_ITERATORS && mc_kind(p->ctx, value.index) == MC_ATTR_ARRAY) value = names_of_iterators(p, value);
    entries[count++] = (McNamedAttr){{mc_def_attrs(f->def)[args[i].number].name}, value};
    if (value.index == MC_NONE) {
      p->failed = true;
      return;
    }
  }
  mc_pr_lit(p, " ");
  McAttr dictionary = mc_attr_dictionary(p->ctx, entries, count, NULL);
  if (dictionary.index == MC_NONE) p->failed = true;
  else if (count > 0) mc_pr_attr(p, dictionary);
}

/* --- inputs and outputs --- */

enum { INS, INS_TYPES, OUTS, OUTS_TYPES };

static bool parse_values(McFormatParse *f, const char *word, const McRoutineArg *args, bool blame_paren) {
  McParser *p = f->p;
  McSpan *operands = &f->operands[args[0].number], *types = &f->types[args[1].number];
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  *types = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_consume_keyword(p, word)) return true;
  f->operands_at[args[0].number] = p->tok.start;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!blame_paren) f->operands_at[args[0].number] = p->tok.start;
  if (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  operands->count = (uint32_t)p->refs.len - operands->start;
  types->start = (uint32_t)p->words.len;
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  types->count = (uint32_t)p->words.len - types->start;
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static void swap_words(uint32_t *words) {
  uint32_t first = words[0];
  words[0] = words[1];
  words[1] = first;
}

/* `(` values `)` attr-dict? `:` types, as until 2021: the last is the output. In 2019 what is filled stood before what
 * fills it. */
static bool parse_values_of_2019(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint32_t refs = (uint32_t)p->refs.len;
  mc_advance(p);
  if (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_R_PAREN, "expected ')'") ||
      !mc_format_parse_attr_dict(f, false)) {
    return false;
  }
  uint32_t count = (uint32_t)p->refs.len - refs, types = (uint32_t)p->words.len;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  if (count == 0 || p->words.len - types != count) {
    return mc_format_parse_error(f, at, "expects as many types as values");
  }
  if (count == 2 && mc_type_is_shaped(p->ctx, (McType){p->words.ptr[types]}) &&
      !mc_type_is_shaped(p->ctx, (McType){p->words.ptr[types + 1]})) {
    McOperandRef first = p->refs.ptr[refs];
    p->refs.ptr[refs] = p->refs.ptr[refs + 1];
    p->refs.ptr[refs + 1] = first;
    swap_words(p->words.ptr + types);
  }
  for (uint32_t k = INS; k <= OUTS; k += OUTS - INS) {
    uint32_t start = k == INS ? 0 : count - 1, many = k == INS ? count - 1 : 1;
    f->operands_at[args[k].number] = at;
    f->operands[args[k].number] = (McSpan){refs + start, many};
    f->types[args[k + 1].number] = (McSpan){types + start, many};
  }
  return mc_p_old(p, "linalg-operand-list");
}

bool mc_routine_linalg_ins_outs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_p_legacy(f->p) && mc_at(f->p, TOK_L_PAREN)) return parse_values_of_2019(f, args);
  if (!parse_values(f, "ins", args + INS, false) || !parse_values(f, "outs", args + OUTS, true)) return false;
  for (uint32_t k = INS; k <= OUTS; k += OUTS - INS) { /* said before anything that follows is looked at */
    uint32_t operands = f->operands[args[k].number].count, types = types_of(f, args[k + 1].number);
    if (operands == types) continue;
    return mc_format_parse_error(f, f->operands_at[args[k].number],
                                 "number of operands and types do not match: got %u operands and %u types", operands,
                                 types);
  }
  return true;
}

static void print_values(McFormatPrint *f, const char *word, McSpan values) {
  McPrinter *p = f->p;
  if (values.count == 0) return;
  mc_pr_text(p, word, strlen(word));
  mc_format_print_values(f, values);
  mc_pr_lit(p, " : ");
  mc_format_print_operand_types(f, values);
  mc_pr_lit(p, ")");
}

void mc_routine_linalg_ins_outs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_values(f, " ins(", mc_format_print_operands(f, args[INS].number));
  print_values(f, " outs(", mc_format_print_operands(f, args[OUTS].number));
}

/* Results for those outputs that are ranked tensors. */
bool mc_routine_linalg_tensor_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *results = &f->types[args[1].number];
  uint32_t start = (uint32_t)p->words.len;
  for (uint32_t i = 0, n = types_of(f, args[0].number); i < n; i++) {
    McType type = type_at(f, args[0].number, i);
    if (mc_kind(p->ctx, type.index) == MC_TYPE_RANKED_TENSOR && !mc_p_push(p, &p->words, type.index)) return false;
  }
  *results = (McSpan){start, (uint32_t)p->words.len - start};
  return true;
}

void mc_routine_linalg_tensor_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* --- maps --- */

static bool is_map(const McContext *ctx, McAttr attr) { return mc_kind(ctx, attr.index) == MC_ATTR_AFFINE_MAP; }

/* `[` map, ... `]`. MC_NONE: reported. */
static McAttr parse_map_list(McFormatParse *f) {
  McParser *p = f->p;
  McAttr none = {MC_NONE};
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return none;
  do {
    McAttr one = mc_p_attr(p, (McType){MC_NONE});
    if (one.index == MC_NONE) return none;
    if (!is_map(p->ctx, one)) {
      mc_format_parse_error(f, p->tok.start, "expected affine map attribute");
      return none;
    }
    if (!mc_p_push(p, &p->words, one.index)) return none;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return none;
  McAttr maps = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  if (maps.index == MC_NONE) mc_p_out_of_memory(p);
  return maps;
}

/* An array attribute of maps. MC_NONE: reported. */
static McAttr parse_map_array(McFormatParse *f) {
  McParser *p = f->p;
  McAttr none = {MC_NONE};
  const char *at = p->tok.start;
  McAttr maps = mc_p_attr(p, (McType){MC_NONE});
  if (maps.index == MC_NONE) return none;
  if (mc_kind(p->ctx, maps.index) != MC_ATTR_ARRAY) {
    mc_format_parse_error(f, at, "invalid kind of attribute specified");
    return none;
  }
  for (uint32_t i = 0, n = mc_attr_array_size(p->ctx, maps); i < n; i++) {
    if (is_map(p->ctx, mc_attr_array_get(p->ctx, maps, i))) continue;
    mc_format_parse_error(f, p->tok.start, "element of indexing_maps array is not an affine_map");
    return none;
  }
  return maps;
}

bool mc_routine_linalg_indexing_maps_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McAttr known = mc_def_fact_attr(f->def, MC_FACT_LINALG_INDEXING_MAPS);
  if (!mc_consume_keyword(p, "indexing_maps")) {
    if (known.index != MC_NONE) return mc_format_parse_set_attr(f, args[0].number, known);
    if (!is_structure(ctx, f->def, "contraction")) return true;
    return mc_format_parse_error(f, p->tok.start, "expected 'indexing_maps' attribute");
  }
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  McAttr maps = mc_def_has_fact(f->def, MC_FACT_LINALG_LISTED_MAPS) ? parse_map_list(f) : parse_map_array(f);
  return maps.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, maps);
}

/* Each map is the identity on the dimensions of the last operand. */
static bool are_identities(McFormatPrint *f, McAttr maps) {
  McContext *ctx = f->p->ctx;
  uint32_t operands = mc_op_num_operands(ctx, f->op);
  if (operands == 0 || mc_attr_array_size(ctx, maps) != operands) return false;
  McType last = mc_value_type(ctx, mc_op_operand(ctx, f->op, operands - 1));
  uint32_t rank = mc_type_has_rank(ctx, last) ? mc_type_rank(ctx, last) : 0;
  for (uint32_t i = 0; i < operands; i++) {
    McAttr one = mc_attr_array_get(ctx, maps, i);
    if (mc_kind(ctx, one.index) != MC_ATTR_AFFINE_MAP) return false;
    McAffineMap map = mc_attr_affine_map_value(ctx, one);
    if (!mc_affine_map_is_identity(ctx, map) || mc_affine_map_num_dims(ctx, map) != rank ||
        mc_affine_map_num_symbols(ctx, map) != 0) {
      return false;
    }
  }
  return true;
}

void mc_routine_linalg_indexing_maps_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McAttr maps = mc_format_print_attr(f, args[0].number), known = mc_def_fact_attr(f->def, MC_FACT_LINALG_INDEXING_MAPS);
  if (maps.index == MC_NONE || maps.index == known.index || mc_kind(ctx, maps.index) != MC_ATTR_ARRAY) return;
  if (known.index == MC_NONE && is_structure(ctx, f->def, "elementwise") && are_identities(f, maps)) return;
  mc_pr_lit(p, " indexing_maps = [");
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, maps); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(ctx, maps, i));
  }
  mc_pr_lit(p, "]");
}

/* The identity on the last output's dimensions for each operand, when no maps were given. */
bool mc_routine_linalg_identity_maps_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t inputs = types_of(f, args[1].number), outputs = types_of(f, args[2].number);
  McAttr given = mc_format_parse_attr(f, args[0].number);
  if ((given.index != MC_NONE && mc_attr_array_size(ctx, given) > 0) || outputs == 0) return true;
  McType last = type_at(f, args[2].number, outputs - 1);
  if (!mc_type_is_shaped(ctx, last)) {
    return mc_format_parse_error(f, p->tok.start, "return type needs to be shaped type");
  }
  uint32_t rank = mc_type_has_rank(ctx, last) ? mc_type_rank(ctx, last) : 0;
  size_t base = p->words.len;
  for (uint32_t i = 0; i < rank; i++) {
    McAffineExpr dim = mc_affine_dim(ctx, i);
    if (dim.index == MC_NONE || !mc_p_push(p, &p->words, dim.index)) return mc_p_out_of_memory(p);
  }
  McAffineMap map = mc_affine_map(ctx, rank, 0, (const McAffineExpr *)(p->words.ptr + base), rank);
  McAttr attr = map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map), maps = {MC_NONE};
  p->words.len = base;
  for (uint32_t i = 0; attr.index != MC_NONE && i < inputs + outputs; i++) {
    if (!mc_p_push(p, &p->words, attr.index)) return false;
  }
  if (attr.index != MC_NONE) maps = mc_attr_array(ctx, (const McAttr *)(p->words.ptr + base), inputs + outputs);
  p->words.len = base;
  return maps.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, maps);
}

void mc_routine_linalg_identity_maps_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* --- bodies --- */

/* The operand's location, for its block argument; an unknown one when the operand is defined later. */
static McLoc place_of(McFormatParse *f, const McOperandRef *ref, McType type) {
  McValue value = mc_p_resolve(f->p, ref, type);
  if (value.index == MC_NONE) return (McLoc){MC_NONE};
  if (mc_value_rec(f->p->ctx, value)->owner == MC_NONE) return mc_loc_unknown(f->p->ctx);
  return mc_value_loc(f->p->ctx, value);
}

/* The body that the definition says, for arguments of these slots' types; groups: whose places they get, or NULL. */
static bool make_body(McFormatParse *f, const McRoutineArg *slots, const McRoutineArg *groups) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t total = types_of(f, slots[0].number) + types_of(f, slots[1].number), n = 0;
  McBodyArg *args = mc_arena_alloc(&p->arena, (total + 1) * sizeof *args, 8);
  if (args == NULL) return mc_p_out_of_memory(p);
  for (uint32_t k = 0; k < 2; k++) {
    for (uint32_t i = 0, count = types_of(f, slots[k].number); i < count; i++) {
      McType type = type_at(f, slots[k].number, i);
      McSpan refs = groups == NULL ? (McSpan){0, 0} : f->operands[groups[k].number];
      args[n] = (McBodyArg){scalar_of(ctx, type), mc_loc_unknown(ctx)};
      if (i < refs.count) {
        args[n].loc = place_of(f, &p->refs.ptr[refs.start + i], type);
        if (args[n].loc.index == MC_NONE) return false;
      }
      n++;
    }
  }
  const char *at = f->notes[0] == 0 ? p->tok.start : p->text + f->notes[0] - 1;
  return mc_body_build(f, args, total, groups == NULL ? NULL : f->op->at, at);
}

static bool set_known_attribute(McFormatParse *f) {
  McParser *p = f->p;
  McAttr properties = {MC_NONE};
  McNamedAttr known;
  const McWords *entries = &f->op->properties;
  if (entries->len > 0) {
    properties = mc_attr_dictionary(p->ctx, (const McNamedAttr *)entries->ptr, entries->len / 2, NULL);
  }
  if (!mc_def_implied_attribute(p->ctx, f->def, properties, &known)) return mc_p_out_of_memory(p);
  if (known.value.index == MC_NONE) return true;
  for (size_t i = 0; i < f->op->attrs.len; i += 2) {
    if (f->op->attrs.ptr[i] == known.name.index) return true;
  }
  return mc_p_push(p, &f->op->attrs, known.name.index) && mc_p_push(p, &f->op->attrs, known.value.index);
}

bool mc_routine_linalg_implicit_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return make_body(f, args, NULL) && set_known_attribute(f);
}

void mc_routine_linalg_implicit_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

bool mc_routine_linalg_placed_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return make_body(f, args, args + 2);
}

void mc_routine_linalg_placed_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}
