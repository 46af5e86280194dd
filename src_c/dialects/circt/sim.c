/* sim.c - arguments of functions outside (DPI), which have directions. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* A letter for each direction, and its word. */
static const struct Direction { char letter; const char *word; bool is_operand; } directions[] = {
    {'i', "in", true}, {'o', "out", false}, {'b', "inout", true}, {'r', "return", false}, {'f', "ref", true}};

static const struct Direction *direction_of(char letter) {
  for (size_t i = 0; i < 5; i++) {
    if (directions[i].letter == letter) return &directions[i];
  }
  return &directions[0];
}

/* Arguments while they are read. Owned: arguments_fini. */
typedef struct Arguments {
  McWords names, types, locs; /* attributes */
  MC_ARRAY(char) letters;
  bool has_locs;
} Arguments;

static void arguments_fini(McParser *p, Arguments *list) {
  McAlloc *alloc = &p->ctx->alloc;
  mc_array_fini(alloc, &list->names);
  mc_array_fini(alloc, &list->types);
  mc_array_fini(alloc, &list->locs);
  mc_array_fini(alloc, &list->letters);
}

static bool parse_direction(McParser *p, Arguments *list, const struct Direction **out) {
  McStr word = {p->tok.start, mc_token_len(&p->tok)};
  for (size_t i = 0; mc_p_at_word(p) && i < 5; i++) {
    if (!mc_str_is(word, directions[i].word)) continue;
    *out = &directions[i];
    mc_advance(p);
    return mc_array_push(&p->ctx->alloc, &list->letters, directions[i].letter) || mc_p_out_of_memory(p);
  }
  return mc_p_error_at(p, word.ptr, "expected DPI argument direction keyword");
}

/* `:` type, kept with the name. */
static bool parse_type(McParser *p, Arguments *list, McAttr name) {
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_p_push(p, &list->names, name.index) && mc_p_push(p, &list->types, held.index);
}

static McAttr array_of(McParser *p, const McWords *words) {
  return mc_attr_array(p->ctx, (const McAttr *)words->ptr, words->len);
}

/* The three parameters of the type. */
static bool parameters_of(McParser *p, const Arguments *list, uint32_t out[3]) {
  out[0] = array_of(p, &list->names).index;
  out[1] = array_of(p, &list->types).index;
  out[2] = mc_attr_string(p->ctx, list->letters.ptr, list->letters.len, (McType){MC_NONE}).index;
  return (out[0] != MC_NONE && out[1] != MC_NONE && out[2] != MC_NONE) || mc_p_out_of_memory(p);
}

/* --- the type --- */

static bool parse_listed(McDefParse *d, Arguments *list) {
  McParser *p = d->p;
  const struct Direction *direction;
  McStr text;
  if (!parse_direction(p, list, &direction)) return false;
  if (!mc_at(p, TOK_STRING)) return mc_def_parse_error(d, p->tok.start, "expected string");
  if (!mc_p_string_value(p, &p->tok, &text)) return false;
  McAttr name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  return parse_type(p, list, name);
}

/* Arguments: names, types, directions. direction "name" `:` type, ... before `>` */
bool mc_def_routine_sim_arguments_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  Arguments list = {.has_locs = false};
  uint32_t values[3];
  bool ok = true;
  if (!mc_at(d->p, TOK_GREATER)) {
    do {
      ok = parse_listed(d, &list);
    } while (ok && mc_consume_if(d->p, TOK_COMMA));
  }
  ok = ok && parameters_of(d->p, &list, values);
  for (int i = 0; ok && i < 3; i++) d->values[args[i].number] = values[i];
  arguments_fini(d->p, &list);
  return ok;
}

void mc_def_routine_sim_arguments_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  McAttr names = {d->values[args[0].number]}, types = {d->values[args[1].number]};
  McStr letters = mc_string_of(ctx, (McAttr){d->values[args[2].number]});
  for (uint32_t i = 0; i < mc_array_length(ctx, names) && i < letters.len; i++) {
    const char *word = direction_of(letters.ptr[i])->word;
    if (i > 0) mc_pr_lit(d->p, ", ");
    mc_pr_text(d->p, word, strlen(word));
    mc_pr_lit(d->p, " ");
    mc_print_string_attr(d->p, mc_attr_array_get(ctx, names, i));
    mc_pr_lit(d->p, " : ");
    mc_pr_type(d->p, mc_attr_type_value(ctx, mc_array_item(ctx, types, i)));
  }
}

bool mc_def_check_sim_arguments(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                McDiags *diags) {
  (void)def;
  McStr letters = mc_string_of(ctx, (McAttr){values[2]});
  uint32_t returns = 0;
  for (size_t i = 0; i < letters.len; i++) {
    if (letters.ptr[i] != 'r') continue;
    returns++;
    if (i + 1 != letters.len) return mc_error(diags, loc, "'return' argument must be the last argument");
  }
  return returns <= 1 || mc_error(diags, loc, "must have at most one 'return' argument");
}

/* --- the operation --- */

static bool parse_argument(McFormatParse *f, Arguments *list) {
  McParser *p = f->p;
  const struct Direction *direction = NULL;
  McAttr name;
  if (!parse_direction(p, list, &direction)) return false;
  if (direction->is_operand) {
    McOperandRef ref;
    if (!mc_p_operand(p, &ref, false)) return false;
    name = mc_attr_string(p->ctx, ref.name, ref.len, (McType){MC_NONE});
    if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  } else {
    name = mc_keyword_or_string(f);
    if (name.index == MC_NONE) return false;
  }
  if (!parse_type(p, list, name)) return false;
  McLoc loc = mc_at_keyword(p, "loc") ? mc_p_loc(p, NULL) : mc_loc_unknown(p->ctx);
  McAttr held = loc.index == MC_NONE ? (McAttr){MC_NONE} : mc_loc_attr(p->ctx, loc);
  if (held.index == MC_NONE) return false;
  if (mc_kind(p->ctx, held.index) != MC_LOC_UNKNOWN) list->has_locs = true;
  return mc_p_push(p, &list->locs, held.index);
}

static bool set_arguments(McFormatParse *f, const McRoutineArg *args, const Arguments *list) {
  McParser *p = f->p;
  const McDefinition *def = mc_hw_definition(p->ctx, "sim.dpi_functy");
  uint32_t values[3];
  if (def == NULL || !parameters_of(p, list, values)) return def != NULL || mc_p_out_of_memory(p);
  McType type = {mc_defined_intern(p->ctx, def, values)};
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_attr(f, args[0].number, held)) return false;
  return !list->has_locs || mc_clause_set_array(f, args[1].number, &list->locs);
}

/* Arguments: the function type, locations. `(` direction (%name | name) `:` type loc?, ... `)` */
bool mc_routine_sim_arguments_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  Arguments list = {.has_locs = false};
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '(' in DPI argument list");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      ok = parse_argument(f, &list);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')' in DPI argument list");
  }
  ok = ok && set_arguments(f, args, &list);
  arguments_fini(p, &list);
  return ok;
}

void mc_routine_sim_arguments_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number);
  if (held.index == MC_NONE || mc_kind(p->ctx, held.index) != MC_ATTR_TYPE) return;
  McType type = mc_attr_type_value(p->ctx, held);
  if (!mc_is_defined_as(p->ctx, type.index, "sim.dpi_functy")) return;
  McAttr names = {mc_defined_param(p->ctx, type.index, 0)}, types = {mc_defined_param(p->ctx, type.index, 1)};
  McStr letters = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, type.index, 2)});
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < mc_array_length(p->ctx, names) && i < letters.len; i++) {
    const struct Direction *direction = direction_of(letters.ptr[i]);
    McStr name = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, names, i));
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, direction->word, strlen(direction->word));
    mc_pr_text(p, " %", direction->is_operand ? 2 : 1);
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_attr_type_value(p->ctx, mc_array_item(p->ctx, types, i)));
  }
  mc_pr_lit(p, ")");
}

/* --- types --- */

bool mc_transform_sim_index(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !mc_is_defined_as(ctx, from->index, "sim.assoc_array")) return false;
  return mc_array_push(&ctx->alloc, out, mc_defined_param(ctx, from->index, 1));
}

/* The element type of an array or a queue; MC_NONE for others. */
static McType element_of(const McContext *ctx, McType type) {
  if (mc_is_defined_as(ctx, type.index, "sim.queue")) return (McType){mc_defined_param(ctx, type.index, 0)};
  McType meant = mc_hw_canonical(ctx, type);
  return mc_hw_kind(ctx, meant) == MC_HW_ARRAY ? mc_hw_element(ctx, meant) : (McType){MC_NONE};
}

bool mc_check_sim_elements(const McRoutineCheck *c) {
  McType result = element_of(c->ctx, mc_result_type(c, 0));
  for (uint32_t i = 0; i < mc_op_num_operands(c->ctx, c->op); i++) {
    McType element = element_of(c->ctx, mc_operand_type(c, i));
    if (element.index == result.index || element.index == MC_NONE) continue;
    return fail(c, "sim::Queue element type %s doesn't match element type %s", mc_text_type(c->diags, result),
                mc_text_type(c->diags, element));
  }
  return true;
}
