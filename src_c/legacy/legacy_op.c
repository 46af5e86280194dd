/* legacy_op.c - operations as earlier generations wrote them: their names, and the old parts of the generic form.
 *
 * The old parts are successors with operands, regions without parentheses, after the type or with a signature, and a
 * missing type. Owns nothing: operands of successors are in the parser's arena. Implements of the documents' grammar:
 * successor, successor-list, region, region-list, region-signature, bb-arg-list.
 */
#include "legacy/legacy.h"

#include "defs/format.h"
#include "legacy/upgrade.h"
#include "parse/parse_names.h"
#include "types/report.h"

/* --- names --- */

/* The definition of older generations that the spelling names; a name without a prefix belongs to the standard
 * dialect. *out MC_NONE: there is none. Returns false when memory runs out, without reporting. */
static bool find_old(McParser *p, McStr text, bool has_dialect, McOpName *out) {
  char small[128];
  McStr full = has_dialect ? text : mc_p_with_dialect(p, MC_STR("std"), text, small, sizeof small);
  return full.ptr != NULL && mc_old_op_name(p->ctx, full.ptr, full.len, out);
}

/* Today's operation for a name whose old definition changes nothing but the name; *is_todays: the default dialect
 * still has an operation of that name, which is returned. Returns MC_NONE when memory runs out, without reporting. */
static McOpName renamed(McParser *p, const McOpDef *def, McStr text, McIdent dialect, bool *is_todays) {
  McContext *ctx = p->ctx;
  if (dialect.index != MC_NONE) {
    char small[128];
    McStr full = mc_p_with_dialect(p, mc_ident_str(ctx, dialect), text, small, sizeof small);
    McOpName now = full.ptr == NULL ? (McOpName){MC_NONE} : mc_op_name(ctx, full.ptr, full.len);
    *is_todays = now.index == MC_NONE || mc_op_name_def(ctx, now) != NULL;
    if (*is_todays) return now;
  }
  return mc_upgraded_name(ctx, def);
}

bool mc_legacy_op_name(McParser *p, McStr text, bool is_generic, McIdent dialect, McOpName *out, bool *every_time) {
  McContext *ctx = p->ctx;
  bool has_dialect = memchr(text.ptr, '.', text.len) != NULL, is_todays = false;
  if (!find_old(p, text, has_dialect, out)) return mc_p_out_of_memory(p);
  const McOpDef *def = out->index == MC_NONE ? NULL : mc_op_name_def(ctx, *out);
  if (def == NULL) return true;
  if (def->is_renamed) {
    *out = renamed(p, def, text, dialect, &is_todays);
    if (out->index == MC_NONE) return mc_p_out_of_memory(p);
    *every_time = !is_todays;
    return is_todays || mc_p_old_name(p, text);
  }
  if (def->format != NULL && has_dialect) { /* today's form is tried first: second_form */
    McOpName now = mc_op_name(ctx, text.ptr, text.len);
    if (now.index == MC_NONE) return mc_p_out_of_memory(p);
    const McOpDef *today = mc_op_name_def(ctx, now);
    if (today != NULL && today->format != NULL) *out = now;
  } else if (def->format == NULL && (!is_generic || def->op->num_renamed != 0)) {
    out->index = MC_NONE; /* the definition is only for old names of attributes: convert_attrs */
  }
  return true;
}

const McOpDef *mc_legacy_second_form(McParser *p, McOpName name, const McLegacyMark *mark) {
  McLegacy *l = p->legacy;
  /* Names of values in a region cannot be undone. */
  if (l->num_regions != mark->regions || p->diags == NULL || mc_diags_out_of_memory(p->diags)) return NULL;
  McStr today = mc_op_name_str(p->ctx, name);
  McOpName old;
  if (!mc_old_op_name(p->ctx, today.ptr, today.len, &old)) return mc_p_out_of_memory(p), NULL;
  const McOpDef *def = old.index == MC_NONE ? NULL : mc_op_name_def(p->ctx, old);
  if (def == NULL || def->format == NULL) return NULL;
  mc_diags_take_back(p->diags, mark->diags);
  p->refs.len = mark->refs;
  p->words.len = mark->words;
  l->losses = mark->losses;
  l->early_locs = mark->early_locs;
  l->uncounted.len = mark->uncounted;
  return def;
}

static const char *skip_space(const char *c, const char *end) {
  for (;;) {
    while (c < end && (*c == ' ' || *c == '\t' || *c == '\n' || *c == '\r')) c++;
    if (end - c < 2 || c[0] != '/' || c[1] != '/') return c;
    while (c < end && *c != '\n') c++;
  }
}

/* --- successors --- */

/* Operands after successors: how many each successor has, and all of them. In the arena. */
typedef struct McOldSuccessors {
  uint32_t *counts; /* for each successor up to the last that has operands */
  uint32_t *values; /* McValue */
  uint32_t num_counts, num_values;
} McOldSuccessors;

/* Copies the words, with room for `more` zeros after them. Returns NULL after reporting. */
static uint32_t *grow(McParser *p, const uint32_t *words, uint32_t count, uint32_t more) {
  uint32_t *copy = mc_arena_alloc(&p->arena, (count + more) * sizeof *copy, sizeof *copy);
  if (copy == NULL) return mc_p_out_of_memory(p), NULL;
  if (count > 0) memcpy(copy, words, count * sizeof *copy);
  memset(copy + count, 0, more * sizeof *copy);
  return copy;
}

/* values `:` types `)`, after the parenthesis. */
static bool read_carried(McParser *p, McOldSuccessors *s, size_t refs, size_t types, uint32_t *count) {
  if (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':' in operand list")) return false;
  const char *at = p->tok.start;
  if (!mc_p_type_list_no_parens(p, &p->words) || !mc_expect(p, TOK_R_PAREN, "expected ')' in argument list")) {
    return false;
  }
  *count = (uint32_t)(p->refs.len - refs);
  uint32_t num_types = (uint32_t)(p->words.len - types);
  if (num_types != *count) return mc_p_error_at(p, at, "expected %u operand types but had %u", *count, num_types);
  s->values = grow(p, s->values, s->num_values, *count);
  if (s->values == NULL) return false;
  for (uint32_t i = 0; i < *count; i++) {
    McValue value = mc_p_resolve(p, &p->refs.ptr[refs + i], (McType){p->words.ptr[types + i]});
    if (value.index == MC_NONE) return false;
    s->values[s->num_values++] = value.index;
  }
  return true;
}

/* After the last successor: `(` values `:` types `)`, or with `:` before it. */
static bool read_successor_operands(McParser *p, McGenericOp *op) {
  size_t refs = p->refs.len, types = p->words.len;
  uint32_t count = 0;
  if (!mc_consume_if(p, TOK_COLON) && !mc_at(p, TOK_L_PAREN)) return true;
  if (!mc_p_old(p, "successor-operands-in-generic-form")) return false;
  McOldSuccessors *s = op->successors;
  if (s == NULL) {
    s = op->successors = mc_arena_alloc(&p->arena, sizeof *s, sizeof(void *));
    if (s == NULL) return mc_p_out_of_memory(p);
    *s = (McOldSuccessors){0};
  }
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN) && !read_carried(p, s, refs, types, &count)) return false;
  p->refs.len = refs;
  p->words.len = types;
  s->counts = grow(p, s->counts, s->num_counts, op->num_successors - s->num_counts);
  if (s->counts == NULL) return false;
  s->num_counts = op->num_successors;
  s->counts[s->num_counts - 1] = count;
  return true;
}

static bool add_attr(McParser *p, McAttr *attrs, const char *name, McAttr value) {
  McNamedAttr entry = {mc_ident(p->ctx, name, strlen(name)), value};
  if (entry.name.index == MC_NONE || value.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_dictionary_with(p->ctx, *attrs, entry, attrs) || mc_p_out_of_memory(p);
}

/* Adds an attribute that assigns operands to successors: sizes of groups if the definition has them, else an
 * attribute that is kept for an unregistered operation. num_operands: the number of operands that belong to no
 * successor. */
static bool add_segments(McParser *p, McGenericOp *op, uint32_t num_operands) {
  McContext *ctx = p->ctx;
  const McOpDef *def = op->def;
  const McOldSuccessors *s = op->successors;
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  McWords sizes;
  mc_array_init(&sizes);
  bool is_known = def != NULL && (def->traits & MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS)), ok = true;
  if (def != NULL && !is_known) return true; /* one group contains all of them */
  if (is_known) { /* operands that belong to no successor have one group each */
    for (uint32_t i = 0; ok && i < num_operands; i++) ok = mc_array_push(&ctx->alloc, &sizes, 1);
  }
  for (uint32_t i = 0; ok && i < op->num_successors; i++) {
    ok = mc_array_push(&ctx->alloc, &sizes, i < s->num_counts ? s->counts[i] : 0);
  }
  McAttr value = {MC_NONE};
  if (ok) value = mc_attr_dense_array(ctx, i32, sizes.ptr, sizes.len, p->diags);
  mc_array_fini(&ctx->alloc, &sizes);
  if (value.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!is_known) {
    mc_warning(p->diags, mc_p_loc_at(p, op->at),
               "the number of operands for each successor is kept as the attribute 'legacy.successor_operands'");
  }
  if (!is_known && p->base != 0) p->positions--; /* messages keep no position */
  return add_attr(p, &op->attrs, is_known ? "operandSegmentSizes" : "legacy.successor_operands", value);
}

/* --- attributes, names of results --- */

/* Converts sizes of groups, which were a vector or tensor at first. */
static bool convert_segments(McParser *p, McAttr *attrs, const char *name) {
  McContext *ctx = p->ctx;
  McIdent ident = mc_ident(ctx, name, strlen(name));
  if (ident.index == MC_NONE) return mc_p_out_of_memory(p);
  McAttr sizes = mc_attr_dictionary_find(ctx, *attrs, ident);
  if (sizes.index == MC_NONE || mc_kind(ctx, sizes.index) != MC_ATTR_DENSE_ELEMENTS) return true;
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS), type = mc_attr_value_type(ctx, sizes);
  int64_t count;
  if (mc_type_element(ctx, type).index != i32.index || !mc_type_num_elements(ctx, type, &count) ||
      count > MC_FORMAT_MAX_GROUPS) {
    return true;
  }
  int32_t numbers[MC_FORMAT_MAX_GROUPS];
  McStr data = mc_attr_dense_data(ctx, sizes);
  bool is_splat = mc_attr_dense_is_splat(ctx, sizes);
  for (int64_t i = 0; i < count; i++) memcpy(&numbers[i], data.ptr + (is_splat ? 0 : 4 * i), 4);
  return add_attr(p, attrs, name, mc_attr_dense_array(ctx, i32, numbers, (size_t)count, p->diags));
}

/* Converts attributes of the generic form. An operation with an attribute under an old name gets the definition of
 * old generations that renames it. */
static bool convert_attrs(McParser *p, McOpName *name, McAttr *attrs) {
  static const char *const segments[] = {"operandSegmentSizes", "operand_segment_sizes", "resultSegmentSizes",
                                         "result_segment_sizes"};
  McContext *ctx = p->ctx;
  for (size_t i = 0; i < MC_COUNT(segments); i++) {
    if (!convert_segments(p, attrs, segments[i])) return false;
  }
  McStr today = mc_op_name_str(ctx, *name);
  McOpName old;
  if (!mc_old_op_name(ctx, today.ptr, today.len, &old)) return mc_p_out_of_memory(p);
  const McOpDef *def = old.index == MC_NONE ? NULL : mc_op_name_def(ctx, old);
  for (uint32_t i = 0; def != NULL && i < def->op->num_renamed; i++) {
    if (mc_attr_dictionary_find(ctx, *attrs, (McIdent){def->words[def->op->renamed + 2 * i]}).index != MC_NONE) {
      *name = old;
    }
  }
  return true;
}

bool mc_legacy_is_one_name(const McParser *p) {
  const McOperandRef *ref = &p->refs.ptr[p->refs.len - 1];
  return ref->number == 1 && *skip_space(ref->name + ref->len, p->text + p->len) != ':';
}

/* --- regions --- */

/* At `{`: true when a region follows, not a dictionary. Reads no token. */
static bool at_bare_region(const McParser *p) {
  const char *end = p->text + p->len, *c = skip_space(p->tok.end, end);
  if (c == end) return false;
  if (*c == '^' || *c == '%') return true;
  if (*c == '"') { /* the name of an operation, or of an entry */
    for (c++; c < end && *c != '"'; c++) {
      if (*c == '\\') c++;
    }
    c = skip_space(c < end ? c + 1 : end, end);
    return c < end && *c == '(';
  }
  if (!mc_is_bare(*c)) return false;
  while (c < end && mc_is_bare(*c)) c++;
  c = skip_space(c, end);
  return c < end && *c != '=' && *c != ':' && *c != ',' && *c != '}';
}

/* Regions without parentheses, pushed on p->words and counted. is_end: no dictionary can follow. */
static bool read_bare_regions(McParser *p, uint32_t *count, bool is_end) {
  if (!mc_p_old(p, "region-without-parens")) return false;
  do {
    McRegion region = mc_p_region(p, NULL, NULL, 0, false);
    if (region.index == MC_NONE) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->words, region.index)) return mc_p_out_of_memory(p);
    ++*count;
  } while (mc_consume_if(p, TOK_COMMA) || (mc_at(p, TOK_L_BRACE) && (is_end || at_bare_region(p))));
  return true;
}

/* Grammar: region-signature. */
McRegion mc_legacy_signed_region(McParser *p) {
  McRegion none = {MC_NONE};
  MC_ARRAY(McArgument) args;
  mc_array_init(&args);
  size_t words = p->words.len;
  mc_advance(p);
  bool ok = mc_p_old(p, "region-signature");
  while (ok && !mc_at(p, TOK_R_PAREN)) {
    McArgument arg;
    ok = mc_p_argument(p, &arg, true, false);
    if (ok && !mc_array_push(&p->ctx->alloc, &args, arg)) ok = mc_p_out_of_memory(p);
    if (!ok || !mc_consume_if(p, TOK_COMMA)) break;
  }
  ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  /* the terminator has the types */
  if (ok && mc_consume_if(p, TOK_ARROW)) ok = mc_p_function_result_types(p, &p->words);
  p->words.len = words;
  McRegion region = ok ? mc_p_region(p, NULL, args.ptr, args.len, false) : none;
  mc_array_fini(&p->ctx->alloc, &args);
  return region;
}

/* --- types --- */

/* Makes a function type of the stack from `inputs` on, and from `results` on. */
static McType function_type(McParser *p, size_t inputs, size_t results) {
  const McType *types = (const McType *)p->words.ptr;
  size_t end = p->words.len;
  McType type = mc_type_function(p->ctx, end > inputs ? types + inputs : NULL, results - inputs,
                                 end > results ? types + results : NULL, end - results);
  p->words.len = inputs;
  if (type.index == MC_NONE) mc_p_out_of_memory(p);
  return type;
}

/* The type of an operation that is written without one: its inputs are the types of the operands from number `refs`
 * on, as they are defined, and it has no results. */
static McType implied_function_type(McParser *p, size_t refs) {
  McType none = {MC_NONE};
  size_t inputs = p->words.len;
  for (size_t i = refs; i < p->refs.len; i++) {
    const McOperandRef *ref = &p->refs.ptr[i];
    McType type = mc_names_type(p, ref);
    if (type.index == MC_NONE) {
      mc_p_error_at(p, ref->name - 1, "the type of '%%%.*s' is not known here: the operation needs a type",
                    (int)ref->len, ref->name);
      return none;
    }
    if (!mc_array_push(&p->ctx->alloc, &p->words, type.index)) return mc_p_out_of_memory(p), none;
  }
  return function_type(p, inputs, p->words.len);
}

/* --- the generic form --- */

/* Reads regions at the place of a dictionary. The dictionary, if there is one, and the type come after them. */
static bool read_regions_and_attrs(McParser *p, McGenericOp *op) {
  if (!read_bare_regions(p, &op->num_regions, false)) return false;
  if (mc_at(p, TOK_L_BRACE) && op->attrs.index == MC_NONE) {
    op->attrs = mc_p_attr_dict(p);
    if (op->attrs.index == MC_NONE) return false;
  }
  if (mc_consume_if(p, TOK_COLON)) return true;
  op->type = implied_function_type(p, op->refs);
  return op->type.index != MC_NONE;
}

/* Earlier generations have no properties: an operation that has some is today's, even if an old one has its name. */
static bool take_todays_name(McParser *p, McGenericOp *op) {
  if (op->def == NULL || !op->def->is_old) return true;
  McStr name = mc_op_name_str(p->ctx, op->name);
  op->name = mc_op_name(p->ctx, name.ptr, name.len);
  if (op->name.index == MC_NONE) return mc_p_out_of_memory(p);
  op->def = mc_op_name_def(p->ctx, op->name);
  return true;
}

McLegacyAnswer mc_legacy_generic_part(McParser *p, McGenericOp *op, McGenericPlace place) {
  bool ok = true;
  switch (place) {
    case MC_AFTER_SUCCESSOR: ok = read_successor_operands(p, op); break;
    case MC_AT_PROPERTIES: ok = take_todays_name(p, op); break;
    case MC_BEFORE_ATTRS:
      if (!at_bare_region(p)) return MC_LEGACY_NO;
      ok = read_regions_and_attrs(p, op);
      break;
    case MC_AFTER_ATTRS: ok = read_regions_and_attrs(p, op); break;
    case MC_AFTER_TYPE: ok = read_bare_regions(p, &op->num_regions, true); break;
  }
  return ok ? MC_LEGACY_YES : MC_LEGACY_FAILED;
}

bool mc_legacy_generic_end(McParser *p, McGenericOp *op) {
  bool has_attrs = op->attrs.index != MC_NONE && op->properties.index == MC_NONE;
  const McOldSuccessors *s = op->successors;
  if (has_attrs && op->def != NULL && !convert_attrs(p, &op->name, &op->attrs)) return false;
  if (has_attrs || s != NULL) op->def = mc_op_name_def(p->ctx, op->name);
  if (s == NULL) return true;
  uint32_t plain = op->num_operands; /* today the operands of successors are ordinary operands, after the others */
  for (uint32_t i = 0; i < s->num_values; i++) {
    if (!mc_p_push(p, &p->words, s->values[i])) return false;
  }
  op->num_operands += s->num_values;
  return add_segments(p, op, plain);
}

/* --- locations before regions --- */

typedef struct McEarlyLoc {
  const McOpParse *op;
  McTrailingLoc loc;
  struct McEarlyLoc *outer;
} McEarlyLoc;

bool mc_p_early_loc(McParser *p, const McOpParse *op) {
  McEarlyLoc *early = mc_arena_alloc(&p->arena, sizeof *early, sizeof(void *));
  if (early == NULL) return mc_p_out_of_memory(p);
  *early = (McEarlyLoc){.op = op, .outer = p->legacy->early_locs};
  if (!mc_p_trailing_loc(p, &early->loc)) return false;
  p->legacy->early_locs = early;
  return true;
}

void mc_legacy_take_early_loc(McParser *p, const McOpParse *op, McTrailingLoc *loc) {
  McEarlyLoc *early = p->legacy->early_locs;
  if (early == NULL || early->op != op) return;
  *loc = early->loc;
  p->legacy->early_locs = early->outer;
}

/* --- operations that were read --- */

bool mc_legacy_region_begins(McParser *p) {
  p->legacy->num_regions++;
  return p->legacy->uncounted.len == 0 || mc_p_count_old(p);
}

/* At the beginning of an operation: true when its name is in quotes and has no prefix. */
static bool is_bare(const McParser *p, const char *at) {
  McLexer lex = p->lex;
  McToken tok;
  mc_lexer_read_from(&lex, &tok, at);
  if (tok.kind == TOK_PERCENT_IDENTIFIER) { /* names of results */
    while (tok.kind != TOK_EQUAL && tok.kind != TOK_EOF) tok = mc_lexer_next(&lex);
    tok = mc_lexer_next(&lex);
  }
  return tok.kind == TOK_STRING && memchr(tok.start, '.', mc_token_len(&tok)) == NULL;
}

bool mc_legacy_op_read(McParser *p, McOp op, const char *at, struct McLoss *before) {
  McLegacy *l = p->legacy;
  const McOpDef *def = mc_op_def(p->ctx, op);
  if (def != NULL && def->is_old) {
    McOldOp old = {op, is_bare(p, at)};
    if (!mc_p_old_name(p, mc_op_name_str(p->ctx, def->name))) return false;
    if (!mc_array_push(&p->ctx->alloc, &l->ops, old)) return mc_p_out_of_memory(p);
  }
  if (l->losses != before && !mc_p_keep_losses(p, before, op)) return false;
  return l->uncounted.len == 0 || mc_p_count_old(p);
}
