/* legacy_op.c - what the generic form of operations had in old generations.
 *
 * Successors with operands, regions without parentheses, behind the type or with a signature, no type at all.
 * parse_op.c comes here where today's grammar would report an error. Implements of the documents' grammar: successor,
 * successor-list, region, region-list, region-signature, bb-arg-list.
 */
#include "legacy/legacy_op.h"

#include "defs/format.h"
#include "parse/parse_names.h"
#include "types/report.h"

static const char *skip_space(const char *c, const char *end) {
  for (;;) {
    while (c < end && (*c == ' ' || *c == '\t' || *c == '\n' || *c == '\r')) c++;
    if (end - c < 2 || c[0] != '/' || c[1] != '/') return c;
    while (c < end && *c != '\n') c++;
  }
}

/* --- successors --- */

void mc_old_successors_fini(McParser *p, McOldSuccessors *s) {
  mc_array_fini(&p->ctx->alloc, &s->counts);
  mc_array_fini(&p->ctx->alloc, &s->values);
}

/* values `:` types `)`, behind the parenthesis. */
static bool read_carried(McParser *p, McOldSuccessors *s, size_t refs, size_t types, uint32_t *count) {
  if (!mc_p_operand_list(p, &p->refs) || !mc_expect(p, TOK_COLON, "expected ':' in operand list")) return false;
  const char *at = p->tok.start;
  if (!mc_p_type_list_no_parens(p, &p->words) || !mc_expect(p, TOK_R_PAREN, "expected ')' in argument list")) {
    return false;
  }
  *count = (uint32_t)(p->refs.len - refs);
  if (p->words.len - types != *count) {
    return mc_p_error_at(p, at, "expected %u operand types but had %u", *count, (uint32_t)(p->words.len - types));
  }
  for (uint32_t i = 0; i < *count; i++) {
    McValue value = mc_p_resolve(p, &p->refs.ptr[refs + i], (McType){p->words.ptr[types + i]});
    if (value.index == MC_NONE) return false;
    if (!mc_array_push(&p->ctx->alloc, &s->values, value.index)) return mc_p_out_of_memory(p);
  }
  return true;
}

bool mc_p_old_successor_operands(McParser *p, McOldSuccessors *s, size_t i) {
  size_t refs = p->refs.len, types = p->words.len;
  uint32_t count = 0;
  if (!mc_consume_if(p, TOK_COLON) && !mc_at(p, TOK_L_PAREN)) return true;
  if (!mc_p_old(p, "successor-operands-in-generic-form")) return false;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN) && !read_carried(p, s, refs, types, &count)) return false;
  p->refs.len = refs;
  p->words.len = types;
  while (s->counts.len <= i) {
    if (!mc_array_push(&p->ctx->alloc, &s->counts, 0)) return mc_p_out_of_memory(p);
  }
  s->counts.ptr[i] = count;
  return true;
}

static bool add_attr(McParser *p, McAttr *attrs, const char *name, McAttr value) {
  McNamedAttr entry = {mc_ident(p->ctx, name, strlen(name)), value};
  if (entry.name.index == MC_NONE || value.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_dictionary_with(p->ctx, *attrs, entry, attrs) || mc_p_out_of_memory(p);
}

bool mc_p_old_segments(McParser *p, const McOpDef *def, const char *at, const McOldSuccessors *s, uint32_t num_operands,
                       uint32_t num_successors, McAttr *attrs) {
  McContext *ctx = p->ctx;
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  McWords sizes;
  mc_array_init(&sizes);
  bool is_known = def != NULL && (def->traits & MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS)), ok = true;
  if (def != NULL && !is_known) return true; /* one group that takes them all */
  if (is_known) { /* operands that are no successor's have a group each */
    for (uint32_t i = 0; ok && i < num_operands; i++) ok = mc_array_push(&ctx->alloc, &sizes, 1);
  }
  for (uint32_t i = 0; ok && i < num_successors; i++) {
    ok = mc_array_push(&ctx->alloc, &sizes, i < s->counts.len ? s->counts.ptr[i] : 0);
  }
  McAttr value = {MC_NONE};
  if (ok) value = mc_attr_dense_array(ctx, i32, sizes.ptr, sizes.len, p->diags);
  mc_array_fini(&ctx->alloc, &sizes);
  if (value.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!is_known) {
    mc_warning(p->diags, mc_p_loc_at(p, at),
               "which successor an operand is for is kept as the attribute 'legacy.successor_operands'");
  }
  if (!is_known && p->base != 0) p->positions--; /* messages keep none */
  return add_attr(p, attrs, is_known ? "operandSegmentSizes" : "legacy.successor_operands", value);
}

/* --- attributes, names of results --- */

/* Sizes of groups were a vector or tensor at first. */
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

bool mc_p_old_attrs(McParser *p, McOpName *name, McAttr *attrs) {
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

bool mc_p_old_pack(const McParser *p, size_t refs, uint64_t total) {
  if (total != 1 || p->refs.len != refs + 1) return false;
  const McOperandRef *ref = &p->refs.ptr[refs];
  const char *behind = skip_space(ref->name + ref->len, p->text + p->len);
  return *behind != ':' && (p->syntax == MC_SYNTAX_2019 || p->syntax == MC_SYNTAX_AUTO);
}

/* --- regions --- */

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$';
}

bool mc_p_at_bare_region(const McParser *p) {
  const char *end = p->text + p->len, *c = skip_space(p->tok.end, end);
  if (c == end) return false;
  if (*c == '^' || *c == '%') return true;
  if (*c == '"') { /* an operation's name, or an entry's */
    for (c++; c < end && *c != '"'; c++) {
      if (*c == '\\') c++;
    }
    c = skip_space(c < end ? c + 1 : end, end);
    return c < end && *c == '(';
  }
  if (!is_word(*c)) return false;
  while (c < end && is_word(*c)) c++;
  c = skip_space(c, end);
  return c < end && *c != '=' && *c != ':' && *c != ',' && *c != '}';
}

bool mc_p_bare_regions(McParser *p, uint32_t *count, bool is_end) {
  if (!mc_p_old(p, "region-without-parens")) return false;
  do {
    McRegion region = mc_p_region(p, NULL, NULL, 0, false);
    if (region.index == MC_NONE) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->words, region.index)) return mc_p_out_of_memory(p);
    ++*count;
  } while (mc_consume_if(p, TOK_COMMA) || (mc_at(p, TOK_L_BRACE) && (is_end || mc_p_at_bare_region(p))));
  return true;
}

/* Grammar: region-signature. */
McRegion mc_p_signed_region(McParser *p) {
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
  /* the terminator says them again */
  if (ok && mc_consume_if(p, TOK_ARROW)) ok = mc_p_function_result_types(p, &p->words);
  p->words.len = words;
  McRegion region = ok ? mc_p_region(p, NULL, args.ptr, args.len, false) : none;
  mc_array_fini(&p->ctx->alloc, &args);
  return region;
}

/* --- types --- */

/* The stack from `inputs` on, and from `results`. */
static McType function_type(McParser *p, size_t inputs, size_t results) {
  const McType *types = (const McType *)p->words.ptr;
  size_t end = p->words.len;
  McType type = mc_type_function(p->ctx, end > inputs ? types + inputs : NULL, results - inputs,
                                 end > results ? types + results : NULL, end - results);
  p->words.len = inputs;
  if (type.index == MC_NONE) mc_p_out_of_memory(p);
  return type;
}

McType mc_p_implied_function_type(McParser *p, size_t refs) {
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
