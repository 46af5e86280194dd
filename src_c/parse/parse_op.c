/* parse_op.c - operations in generic and custom form, successors, regions, blocks and their arguments.
 *
 * An operation's record is made when everything before its trailing location was read, so regions are made first,
 * detached, and adopted. Scratch (p->refs, p->words) is used as a stack: each function restores the heights that it
 * found. The format program of an operation's definition reads its custom form (format_parse.c); no operation's name
 * is hard-coded here.
 */
#include "base/stack.h"
#include "defs/facts.h"
#include "ir/unread.h"
#include "parse/apart.h"
#include "parse/body.h"
#include "parse/cut.h"
#include "parse/legacy_hooks.h"
#include "parse/parse_memo.h"
#include "parse/parse_names.h"
#include "parse/parse_opaque.h"

#define KEYWORD_LOC(p) (mc_token_len(&(p)->tok) == 3 && memcmp((p)->tok.start, "loc", 3) == 0)

/* --- operands and successors --- */

/* Grammar: value-use, ssa-use. */
bool mc_p_operand(McParser *p, McOperandRef *out, bool allow_number) {
  if (MC_UNLIKELY(p->tok.kind != TOK_PERCENT_IDENTIFIER)) return mc_p_wrong_token(p, "expected SSA operand");
  out->name = p->tok.start + 1;
  out->len = (uint32_t)mc_token_len(&p->tok) - 1;
  out->number = 0;
  mc_advance(p);
  if (MC_LIKELY(p->tok.kind != TOK_HASH_IDENTIFIER)) return true;
  if (!allow_number) return mc_p_error(p, "result number not allowed in argument list");
  uint64_t number;
  if (!mc_u64_parse(p->tok.start + 1, mc_token_len(&p->tok) - 1, &number) || number > UINT32_MAX) {
    return mc_p_error(p, "invalid SSA value result number");
  }
  out->number = (uint32_t)number;
  mc_advance(p);
  return true;
}

/* Grammar: value-use-list, ssa-use-list, value-id-list, ssa-id-list. */
bool mc_p_operand_list(McParser *p, McOperandRefs *out) {
  if (p->tok.kind != TOK_PERCENT_IDENTIFIER) return true;
  do {
    if (!mc_array_reserve(&p->ctx->alloc, out, 1)) return mc_p_out_of_memory(p);
    /* read into its final place: copying bytes that were just written is slow */
    if (!mc_p_operand(p, out->ptr + out->len, true)) return false;
    out->len++;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

/* Grammar: block-id, bb-id. */
McBlock mc_p_successor(McParser *p) {
  McBlock block = {MC_NONE};
  if (p->tok.kind != TOK_CARET_IDENTIFIER) {
    mc_p_wrong_token(p, "expected block name");
    return block;
  }
  block = mc_names_block(p, p->tok.start + 1, mc_token_len(&p->tok) - 1);
  if (block.index != MC_NONE) mc_advance(p);
  return block;
}

/* `[` successor (`,` successor)* `]`, pushed on p->words.
 * Grammar: successor-list, successor, branch-use-list. */
static bool parse_successors(McParser *p, McGenericOp *op) {
  mc_advance(p);
  if (mc_at(p, TOK_R_SQUARE)) return mc_p_wrong_token(p, "expected list element");
  do {
    McBlock block = mc_p_successor(p);
    if (block.index == MC_NONE) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->words, block.index)) return mc_p_out_of_memory(p);
    op->num_successors++;
    if (mc_p_legacy(p) && p->legacy->hooks->generic_part(p, op, MC_AFTER_SUCCESSOR) == MC_LEGACY_FAILED) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ',' or ']'");
}

/* --- trailing locations --- */

/* Grammar: trailing-location. */
bool mc_p_trailing_loc(McParser *p, McTrailingLoc *out) {
  mc_advance(p);
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in location")) return false;
  const McToken tok = p->tok;
  const char *name = tok.start + 1;
  size_t len = mc_token_len(&tok) - 1;
  out->at = tok.start;
  if (tok.kind != TOK_HASH_IDENTIFIER || memchr(name, '.', len) != NULL) {
    out->loc = mc_p_loc_instance(p);
    if (out->loc.index == MC_NONE) return false;
    return mc_expect(p, TOK_R_PAREN, "expected ')' in location");
  }
  mc_advance(p);
  McAttr attr = mc_p_attr_alias(p, name, len);
  if (attr.index != MC_NONE) {
    out->loc = mc_loc_from_attr(p->ctx, attr);
    if (out->loc.index == MC_NONE) {
      return mc_p_error_at(p, tok.start, "expected location, but found '%s'", mc_text_attr(p->diags, attr));
    }
  } else {
    out->alias = mc_p_forward_loc(p, name, len);
    if (out->alias == 0) return false;
  }
  return mc_expect(p, TOK_R_PAREN, "expected ')' in location");
}

/* The location to store now for an operation or argument that begins at `at`. */
static inline McLoc loc_to_store(McParser *p, const McTrailingLoc *trailing, const char *at) {
  if (MC_LIKELY(trailing->loc.index == MC_NONE && trailing->alias == 0)) return mc_p_loc_at(p, at);
  return trailing->alias == 0 ? trailing->loc : mc_loc_unknown(p->ctx);
}

/* --- operation names --- */

#define NAME_CACHE_BITS 8

/* The two spellings seen last in each place, so that two names of one place do not replace each other by turns. Saves
 * the look-up among all identifiers. */
struct McNameCache {
  struct NameCacheEntry {
    const char *ptr; /* borrowed: into the operation's name, or the text; or NULL */
    uint32_t len;
    uint32_t how;    /* NAME_* */
    McOpName name;
  } entries[2 << NAME_CACHE_BITS];
};

/* The form in which a name is written. NAME_BARE plus the identifier of the default dialect: a name that may lack the
 * prefix. */
enum { NAME_GENERIC, NAME_CUSTOM, NAME_BARE };

/* Hashes the last eight bytes, or three of a short name. */
static uint32_t name_cache_index(const char *ptr, uint32_t len) {
  uint64_t tail = MC_LIKELY(len >= 8)
                      ? mc_load64(ptr + len - 8)
                      : (uint64_t)(uint8_t)ptr[0] << 16 | (uint64_t)(uint8_t)ptr[len / 2] << 8 | (uint8_t)ptr[len - 1];
  return 2 * ((uint32_t)(mc_mix(tail, len) >> (32 - NAME_CACHE_BITS)) & ((1u << NAME_CACHE_BITS) - 1));
}

McStr mc_p_with_dialect(McParser *p, McStr dialect, McStr name, char *small, size_t room) {
  size_t total = dialect.len + 1 + name.len;
  char *full = total <= room ? small : mc_arena_alloc(&p->arena, total, 1);
  if (full == NULL) return (McStr){NULL, 0};
  memcpy(full, dialect.ptr, dialect.len);
  full[dialect.len] = '.';
  memcpy(full + dialect.len + 1, name.ptr, name.len);
  return (McStr){full, total};
}

/* `dialect`.`name`. Returns MC_NONE when memory runs out. */
static McOpName full_name(McParser *p, McStr dialect, const char *ptr, uint32_t len) {
  char small[128];
  McStr full = mc_p_with_dialect(p, dialect, (McStr){ptr, len}, small, sizeof small);
  return full.ptr == NULL ? (McOpName){MC_NONE} : mc_op_name(p->ctx, full.ptr, full.len);
}

/* The name that was seen with that spelling, or MC_NONE. */
static inline McOpName seen_name(const McParser *p, const char *ptr, uint32_t len, uint32_t how) {
  if (MC_UNLIKELY(p->name_cache == NULL)) return (McOpName){MC_NONE};
  const struct NameCacheEntry *e = &p->name_cache->entries[name_cache_index(ptr, len)];
  for (int k = 0; k < 2; k++, e++) {
    bool same_form = e->how == how || (e->how == NAME_CUSTOM && how != NAME_GENERIC);
    if (MC_LIKELY(e->len == len && same_form && e->ptr != NULL && mc_same_bytes(e->ptr, ptr, len))) return e->name;
  }
  return (McOpName){MC_NONE};
}

/* The name that is spelled at [ptr, ptr + len). Returns MC_NONE after reporting that memory ran out. */
static McOpName op_name(McParser *p, const char *ptr, uint32_t len, uint32_t how) {
  McOpName name = seen_name(p, ptr, len, how);
  if (MC_LIKELY(name.index != MC_NONE)) return name;
  if (p->name_cache == NULL) p->name_cache = mc_alloc_zeroed(&p->ctx->alloc, sizeof *p->name_cache);
  if (p->name_cache == NULL) {
    mc_p_out_of_memory(p);
    return name;
  }
  if (how >= NAME_BARE && memchr(ptr, '.', len) != NULL) how = NAME_CUSTOM;
  if (mc_p_legacy(p)) {
    bool every_time = false;
    McIdent default_dialect = {how > NAME_BARE ? how - NAME_BARE : MC_NONE};
    bool is_generic = how == NAME_GENERIC;
    bool ok = p->legacy->hooks->op_name(p, (McStr){ptr, len}, is_generic, default_dialect, &name, &every_time);
    if (!ok) return (McOpName){MC_NONE};
    if (every_time) return name;
  }
  if (MC_LIKELY(name.index == MC_NONE)) {
    McStr dialect = how > NAME_BARE ? mc_ident_str(p->ctx, (McIdent){how - NAME_BARE}) : (McStr){"", 0};
    name = how < NAME_BARE ? mc_op_name(p->ctx, ptr, len) : full_name(p, dialect, ptr, len);
  }
  if (name.index == MC_NONE) {
    mc_p_out_of_memory(p);
    return name;
  }
  if (memchr(ptr, '\\', len) != NULL) return name; /* it would be found by a string that has this as an escape */
  struct NameCacheEntry *entry = &p->name_cache->entries[name_cache_index(ptr, len)];
  if (!mc_p_legacy(p)) { /* the name ends as it is spelled, and lives longer than the text */
    McStr whole = mc_op_name_str(p->ctx, name);
    ptr = whole.ptr + whole.len - len;
  }
  entry[1] = entry[0];
  entry[0] = (struct NameCacheEntry){ptr, len, how, name};
  return name;
}

/* The name of a generic operation, at its string token. */
static McOpName parse_generic_name(McParser *p) {
  size_t len = mc_token_len(&p->tok) - 2; /* between the quotes */
  McOpName name = {MC_NONE};
  if (MC_LIKELY(len - 1 < UINT32_MAX / 2)) name = seen_name(p, p->tok.start + 1, (uint32_t)len, NAME_GENERIC);
  if (MC_LIKELY(name.index != MC_NONE)) {
    mc_advance(p);
    return name;
  }
  McStr spelling;
  if (!mc_p_string_value(p, &p->tok, &spelling)) return name;
  if (spelling.len == 0) {
    mc_p_error(p, "empty operation name is invalid");
    return name;
  }
  if (memchr(spelling.ptr, 0, spelling.len) != NULL) {
    mc_p_error(p, "null character not allowed in operation name");
    return name;
  }
  if (spelling.len > UINT32_MAX / 2) {
    mc_p_error(p, "operation name is too long");
    return name;
  }
  name = op_name(p, spelling.ptr, (uint32_t)spelling.len, NAME_GENERIC);
  if (name.index != MC_NONE) mc_advance(p);
  return name;
}

/* --- the generic form --- */

/* `<` attribute `>`: whole texts are remembered per operation name. */
static McAttr parse_properties(McParser *p, McOpName name) {
  McMemoSpan span;
  McAttr attr = {mc_memo_read(p, MC_MEMO_PROPERTIES, name.index, &span)};
  if (attr.index != MC_NONE) return attr;
  mc_advance(p);
  attr = mc_p_attr(p, (McType){MC_NONE});
  if (attr.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>' to close properties")) return (McAttr){MC_NONE};
  mc_memo_write(p, &span, attr.index);
  return attr;
}

/* `{` ... `}`, remembered by its text. */
static McAttr parse_attr_dict(McParser *p) {
  McMemoSpan span;
  McAttr attr = {mc_memo_read(p, MC_MEMO_DICTIONARY, 0, &span)};
  if (attr.index != MC_NONE) return attr;
  attr = mc_p_attr_dict(p);
  if (attr.index != MC_NONE) mc_memo_write(p, &span, attr.index);
  return attr;
}

/* `(` region (`,` region)* `)`, pushed on p->words.
 * Grammar: region-list. */
static bool parse_region_list(McParser *p, McGenericOp *op) {
  mc_advance(p);
  do {
    const char *at = p->tok.start;
    bool is_signed = mc_at(p, TOK_L_PAREN) && mc_p_legacy(p);
    McRegion region = is_signed ? p->legacy->hooks->signed_region(p) : mc_p_region(p, op->def, NULL, 0, false);
    if (region.index == MC_NONE) return false;
    bool is_empty = mc_p_legacy(p) && mc_region_first_block(p->ctx, region).index == MC_NONE;
    if (is_empty && !p->legacy->hooks->allows(p, MC_RULE_REGION_HAS_BLOCK, at)) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->words, region.index)) return mc_p_out_of_memory(p);
    op->num_regions++;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')' to end region list");
}

/* Reads the part that an older generation has at this place of the generic form. */
MC_COLD static McLegacyAnswer old_part(McParser *p, McGenericOp *op, McGenericPlace place) {
  return p->legacy->hooks->generic_part(p, op, place);
}

/* Parses everything between the name and the type. */
static bool parse_generic_parts(McParser *p, McGenericOp *op) {
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' to start operand list") || !mc_p_operand_list(p, &p->refs) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')' to end operand list")) {
    return false;
  }
  op->num_operands = (uint32_t)(p->refs.len - op->refs);
  if (mc_at(p, TOK_L_SQUARE)) {
    if (op->def != NULL && !(op->def->traits & MC_TRAIT(TERMINATOR))) {
      return mc_p_error(p, "successors in non-terminator");
    }
    if (!parse_successors(p, op)) return false;
  }
  if (mc_at(p, TOK_LESS)) {
    if (mc_p_legacy(p) && old_part(p, op, MC_AT_PROPERTIES) == MC_LEGACY_FAILED) return false;
    op->properties = parse_properties(p, op->name);
    if (op->properties.index == MC_NONE) return false;
  }
  if (mc_at(p, TOK_L_PAREN) && !parse_region_list(p, op)) return false;
  if (mc_at(p, TOK_L_BRACE)) {
    McLegacyAnswer old = mc_p_legacy(p) ? old_part(p, op, MC_BEFORE_ATTRS) : MC_LEGACY_NO;
    if (old != MC_LEGACY_NO) return old == MC_LEGACY_YES;
    op->attrs = parse_attr_dict(p);
    if (op->attrs.index == MC_NONE) return false;
    if (mc_at(p, TOK_L_BRACE) && mc_p_legacy(p)) return old_part(p, op, MC_AFTER_ATTRS) == MC_LEGACY_YES;
  }
  return mc_expect(p, TOK_COLON, "expected ':' followed by operation type");
}

/* Parses the type after the colon. */
static McType parse_generic_type(McParser *p) {
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || mc_kind(p->ctx, type.index) == MC_TYPE_FUNCTION) return type;
  mc_p_error_at(p, at, "%s", mc_p_explain(p, "expected function type"));
  return (McType){MC_NONE};
}

/* Resolves the operands by the function type's inputs; the values are pushed on p->words. */
static bool resolve_operands(McParser *p, const McGenericOp *op, const McRec *type, const char *type_at) {
  uint32_t num_inputs = type->words[0];
  if (num_inputs != op->num_operands) {
    return mc_p_error_at(p, type_at, "expected %u operand type%s but had %u", op->num_operands,
                         op->num_operands == 1 ? "" : "s", num_inputs);
  }
  if (!mc_array_reserve(&p->ctx->alloc, &p->words, num_inputs)) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < num_inputs; i++) {
    McValue value = mc_p_resolve(p, &p->refs.ptr[op->refs + i], (McType){type->words[1 + i]});
    if (value.index == MC_NONE) return false;
    p->words.ptr[p->words.len++] = value.index;
  }
  return true;
}

/* Sets the location that a trailing alias will have. */
static bool finish_loc(McParser *p, const McTrailingLoc *trailing, McOp op) {
  return trailing->alias == 0 || mc_p_fix_loc_later(p, trailing->alias, trailing->at, op.index, false);
}

/* Splits the dictionaries by the definition: inherent attributes go to the properties. Returns false after reporting.
 */
static bool split_inherent(McParser *p, McGenericOp *op) {
  if (op->def == NULL) return true;
  if (op->attrs.index == MC_NONE && op->properties.index == MC_NONE && op->def->num_inherent == 0) return true;
  McLoc at = mc_p_loc_at(p, op->at); /* for messages, which keep no position: not counted */
  if (p->base != 0) p->positions--;
  if (!mc_op_def_split_known(p->ctx, &p->splits, op->def, at, &op->attrs, &op->properties, p->diags)) return false;
  McNamedAttr known;
  if (!mc_def_has_fact(op->def, MC_FACT_IMPLIED_ATTRIBUTE)) return true;
  if (!mc_def_implied_attribute(p->ctx, op->def, op->properties, &known)) return mc_p_out_of_memory(p);
  if (known.value.index == MC_NONE || mc_attr_dictionary_find(p->ctx, op->attrs, known.name).index != MC_NONE) {
    return true;
  }
  return mc_dictionary_with(p->ctx, op->attrs, known, &op->attrs) || mc_p_out_of_memory(p);
}

/* Parses the generic form after the name. */
static bool read_generic_parts(McParser *p, McGenericOp *op, McBlock block, McOp *out) {
  McContext *ctx = p->ctx;
  if (!parse_generic_parts(p, op)) return false;
  const char *type_at = p->tok.start;
  McType type = MC_UNLIKELY(op->type.index != MC_NONE) ? op->type : parse_generic_type(p);
  if (type.index == MC_NONE) return false;
  const McRec *rec = mc_rec(ctx, type.index);
  if (mc_at(p, TOK_L_BRACE) && mc_p_legacy(p) && old_part(p, op, MC_AFTER_TYPE) == MC_LEGACY_FAILED) return false;
  if (!resolve_operands(p, op, rec, type_at)) return false;
  if (mc_p_legacy(p) && !p->legacy->hooks->generic_end(p, op)) return false;
  if (!split_inherent(p, op)) return false;

  McTrailingLoc trailing = {.at = NULL};
  if (mc_at(p, TOK_BARE_IDENTIFIER) && KEYWORD_LOC(p) && !mc_p_trailing_loc(p, &trailing)) return false;
  const uint32_t *words = p->words.ptr + op->words;
  McOpState state = {
      .name = op->name,
      .loc = loc_to_store(p, &trailing, op->at),
      .attrs = op->attrs,
      .properties = op->properties,
      .successors = (const McBlock *)words,
      .num_successors = op->num_successors,
      .num_regions = op->num_regions,
      .operands = (const McValue *)(words + op->num_successors + op->num_regions),
      .num_operands = op->num_operands,
      .results = (const McType *)(rec->words + 1 + rec->words[0]),
      .num_results = rec->num_words - 1 - rec->words[0],
  };
  const McRegion *regions = op->num_regions ? (const McRegion *)(words + op->num_successors) : NULL;
  *out = mc_op_create_pooled(ctx, p->pool, &state, regions, block, (McOp){MC_NONE});
  if (state.num_successors != 0) p->ended_block = block.index;
  p->refs.len = op->refs;
  p->words.len = op->words;
  if (out->index == MC_NONE || state.loc.index == MC_NONE) return mc_p_out_of_memory(p);
  return finish_loc(p, &trailing, *out);
}

/* Grammar: generic-operation. */
static bool parse_generic_op(McParser *p, McBlock block, McOp *out) {
  McContext *ctx = p->ctx;
  McGenericOp op = {.at = p->tok.start, .refs = p->refs.len, .words = p->words.len};
  op.name = parse_generic_name(p);
  if (op.name.index == MC_NONE) return false;
  op.def = mc_op_name_def(ctx, op.name);
  if (MC_UNLIKELY(op.def == NULL) && !mc_op_name_rec(ctx, op.name)->dialect_loaded &&
      !mc_context_allows_unregistered(ctx)) {
    return mc_p_error(p, "operation being parsed with an unregistered dialect. If this is intended, please use "
                         "-allow-unregistered-dialect with the MLIR tool used");
  }
  return read_generic_parts(p, &op, block, out);
}

/* --- the custom form --- */

static void clear_op_parse(McOpParse *op) {
  op->operands.len = op->result_types.len = op->successors.len = op->regions.len = 0;
  op->attrs.len = op->properties.len = op->args.len = 0;
  op->ready_properties.index = MC_NONE;
}

static McOpParse *take_op_parse(McParser *p) {
  McOpParse *op = p->spare_op_parses;
  if (op == NULL) return mc_alloc_zeroed(&p->ctx->alloc, sizeof(McOpParse));
  p->spare_op_parses = op->next;
  clear_op_parse(op);
  return op;
}

static void give_op_parse(McParser *p, McOpParse *op) {
  op->next = p->spare_op_parses;
  p->spare_op_parses = op;
}

void mc_p_free_scratch(McParser *p) {
  McAlloc *alloc = &p->ctx->alloc;
  for (McOpParse *op = p->spare_op_parses, *next; op != NULL; op = next) {
    next = op->next;
    mc_array_fini(alloc, &op->operands);
    mc_array_fini(alloc, &op->result_types);
    mc_array_fini(alloc, &op->successors);
    mc_array_fini(alloc, &op->regions);
    mc_array_fini(alloc, &op->attrs);
    mc_array_fini(alloc, &op->properties);
    mc_array_fini(alloc, &op->args);
    mc_free(alloc, op, sizeof *op);
  }
  mc_opaque_free(p);
  mc_opaque_bodies_free(p->ctx, p->opaque_bodies);
  mc_array_fini(alloc, &p->refs);
  mc_array_fini(alloc, &p->words);
  mc_array_fini(alloc, &p->maps_of_values);
  mc_free(alloc, p->name_cache, sizeof *p->name_cache);
  mc_free(alloc, p->splits, sizeof *p->splits);
}

/* The name of a custom operation, at its identifier; without a dialect's prefix it is of the default dialect. */
static McOpName parse_custom_name(McParser *p) {
  uint32_t how = NAME_BARE + p->default_dialects.ptr[p->default_dialects.len - 1].index;
  return op_name(p, p->tok.start, (uint32_t)mc_token_len(&p->tok), how);
}

/* Makes a dictionary of (name, value) words, of which there is at least one. Returns false after reporting. */
static MC_NOINLINE bool make_dictionary(McParser *p, const McOpParse *op, const McWords *entries, McAttr *out) {
  const uint32_t *first = entries->ptr;
  McEntryMemo *memo = &p->entries[(first[1] ^ first[0] * 7) % MC_COUNT(p->entries)];
  if (entries->len == 2 && memo->name == first[0] && memo->value == first[1]) {
    out->index = memo->dictionary;
    return true;
  }
  McIdent duplicate = {MC_NONE};
  *out = mc_attr_dictionary(p->ctx, (const McNamedAttr *)first, entries->len / 2, &duplicate);
  if (MC_LIKELY(out->index != MC_NONE)) {
    if (entries->len == 2) *memo = (McEntryMemo){first[0], first[1], out->index};
    return true;
  }
  if (duplicate.index == MC_NONE) return mc_p_out_of_memory(p);
  McStr op_name_str = mc_op_name_str(p->ctx, op->name), name = mc_ident_str(p->ctx, duplicate);
  return mc_p_error_at(p, op->at, "custom op '%.*s' attribute '%.*s' occurs more than once in the attribute list",
                       (int)op_name_str.len, op_name_str.ptr, (int)name.len, name.ptr);
}

static bool create_custom_op(McParser *p, const McOpParse *op, McBlock block, McOp *out) {
  McAttr attrs = {MC_NONE}, properties = op->ready_properties;
  if (op->attrs.len != 0 && !make_dictionary(p, op, &op->attrs, &attrs)) return false;
  if (op->properties.len != 0 && properties.index == MC_NONE && !make_dictionary(p, op, &op->properties, &properties)) {
    return false;
  }
  McTrailingLoc trailing = {.at = NULL};
  if (mc_p_legacy(p)) p->legacy->hooks->early_loc(p, op, &trailing);
  if (mc_at(p, TOK_BARE_IDENTIFIER) && KEYWORD_LOC(p) && !mc_p_trailing_loc(p, &trailing)) return false;
  McOpState state = {
      .name = op->name,
      .loc = loc_to_store(p, &trailing, op->at),
      .attrs = attrs,
      .properties = properties,
      .operands = (const McValue *)op->operands.ptr,
      .num_operands = op->operands.len,
      .results = (const McType *)op->result_types.ptr,
      .num_results = op->result_types.len,
      .successors = (const McBlock *)op->successors.ptr,
      .num_successors = op->successors.len,
      .num_regions = op->regions.len,
  };
  const McRegion *regions = op->regions.len ? (const McRegion *)op->regions.ptr : NULL;
  *out = mc_op_create_pooled(p->ctx, p->pool, &state, regions, block, (McOp){MC_NONE});
  if (state.num_successors != 0) p->ended_block = block.index;
  if (out->index == MC_NONE || state.loc.index == MC_NONE) return mc_p_out_of_memory(p);
  return finish_loc(p, &trailing, *out);
}

/* Old generations: the name has no quotes, and the rest is in generic form. */
MC_COLD static McLegacyAnswer parse_unquoted_op(McParser *p, McOpName name, McBlock block, McOp *out) {
  if (mc_op_name_rec(p->ctx, name)->dialect_known || !mc_context_allows_unregistered(p->ctx)) return MC_LEGACY_NO;
  McLegacyAnswer old = p->legacy->hooks->accepts(p, MC_OLD_UNQUOTED_OP);
  if (old != MC_LEGACY_YES) return old;
  McGenericOp op = {.at = p->tok.start, .refs = p->refs.len, .words = p->words.len, .name = name};
  mc_advance(p);
  return read_generic_parts(p, &op, block, out) ? MC_LEGACY_YES : MC_LEGACY_FAILED;
}

/* Parses the text after the name by the form of one definition. */
static bool parse_form(McParser *p, const McOpDef *def, McOpParse *op, McBlock block, McOp *out) {
  if (!mc_array_push(&p->ctx->alloc, &p->default_dialects, def->default_dialect)) return mc_p_out_of_memory(p);
  op->name = def->name;
  bool ok = mc_format_parse(p, def, op) && create_custom_op(p, op, block, out);
  p->default_dialects.len--;
  return ok;
}

/* Parses by the form of today's definition, or of a definition that an older generation has. Each text is read at
 * most twice. */
static MC_NOINLINE bool parse_either_form(McParser *p, const char *after_name, const McOpDef *def, McOpParse *op,
                                          McBlock block, McOp *out) {
  McLegacyMark mark = {.refs = p->refs.len, .words = p->words.len, .uncounted = p->legacy->uncounted.len,
                       .regions = p->legacy->num_regions, .losses = p->legacy->losses,
                       .early_locs = p->legacy->early_locs};
  if (p->diags != NULL) mark.diags = mc_diags_count(p->diags);
  if (parse_form(p, def, op, block, out)) return true;
  def = out->index == MC_NONE ? p->legacy->hooks->second_form(p, op->name, &mark) : NULL;
  if (def == NULL) return false;
  clear_op_parse(op);
  mc_p_reset(p, after_name);
  return parse_form(p, def, op, block, out);
}

/* The custom form of an operation without a definition. */
MC_COLD static bool parse_opaque_op(McParser *p, McOpName name, bool is_short, McBlock block, uint64_t num_named,
                                    McOp *out) {
  McOpParse *op = take_op_parse(p);
  if (op == NULL) return mc_p_out_of_memory(p);
  op->name = name;
  op->at = p->tok.start;
  op->num_named = num_named > UINT32_MAX ? UINT32_MAX : (uint32_t)num_named;
  mc_advance(p);
  bool ok = mc_opaque_parse(p, op, is_short) && create_custom_op(p, op, block, out);
  give_op_parse(p, op);
  return ok;
}

/* A name that was written without its dialect, when the dialect around it does not have it: builtin's operation of that
 * name, as `module`, or NULL. */
MC_COLD static const McOpDef *builtin_op(McParser *p, const char *ptr, uint32_t len) {
  McOpName name = full_name(p, (McStr){"builtin", 7}, ptr, len);
  const McOpDef *def = name.index == MC_NONE ? NULL : mc_op_name_def(p->ctx, name);
  return def == NULL || def->format == NULL ? NULL : def;
}

/* The operation's namespace is unknown: it may be of a project whose forms begin as this one. False: out of memory, or
 * interrupted. */
MC_COLD static bool load_by_form(McParser *p, McOpName name, const char *end) {
  const McOpNameRec *rec = mc_op_name_rec(p->ctx, name);
  if (rec->dialect_known || rec->dialect.index == MC_NONE) return true;
  if (p->is_piece) return false; /* the first operation of the text decides */
  while (*end == ' ' || *end == '\t' || *end == '\n' || *end == '\r') end++; /* a zero follows the text */
  return mc_context_load_form(p->ctx, rec->dialect, *end) != MC_LOAD_FAILED || mc_p_out_of_memory(p);
}

/* Grammar: custom-operation. */
static bool parse_custom_op(McParser *p, McBlock block, uint64_t num_named, size_t names, McOp *out) {
  const char *at = p->tok.start, *end = p->tok.end;
  McOpName name = parse_custom_name(p);
  if (name.index == MC_NONE) return false;
  const McOpDef *def = mc_op_name_def(p->ctx, name);
  if (MC_UNLIKELY(def == NULL)) {
    if (!load_by_form(p, name, end)) return false;
    def = mc_op_name_def(p->ctx, name);
  }
  if (MC_UNLIKELY(def == NULL || def->format == NULL)) {
    McLegacyAnswer old = def == NULL && mc_p_legacy(p) ? parse_unquoted_op(p, name, block, out) : MC_LEGACY_NO;
    if (old != MC_LEGACY_NO) return old == MC_LEGACY_YES;
    bool is_short = memchr(at, '.', (size_t)(end - at)) == NULL;
    bool is_kept = def == NULL && mc_context_keeps_unknown_syntax(p->ctx);
    if (!is_kept) return mc_p_unknown_op(p, at, (size_t)(end - at), name);
    if (is_short) def = builtin_op(p, at, (uint32_t)(end - at));
    if (def == NULL) return parse_opaque_op(p, name, is_short, block, num_named, out);
  }
  mc_advance(p);
  McOpParse *op = take_op_parse(p);
  if (op == NULL) return mc_p_out_of_memory(p);
  op->at = at;
  op->num_named = num_named > UINT32_MAX ? UINT32_MAX : (uint32_t)num_named;
  op->names = names;
  bool ok = mc_p_legacy(p) ? parse_either_form(p, end, def, op, block, out) : parse_form(p, def, op, block, out);
  give_op_parse(p, op);
  return ok;
}

/* --- any operation --- */

/* `%a, %b:2 =`: names with their counts, pushed on p->refs.
 * Grammar: op-result-list, op-result. */
static bool parse_result_names(McParser *p, uint64_t *total) {
  do {
    McOperandRef ref = {p->tok.start + 1, (uint32_t)mc_token_len(&p->tok) - 1, 1};
    if (!mc_expect(p, TOK_PERCENT_IDENTIFIER, "expected valid ssa identifier")) return false;
    if (mc_consume_if(p, TOK_COLON)) {
      if (!mc_at(p, TOK_INTEGER)) return mc_p_wrong_token(p, "expected integer number of results");
      uint64_t count;
      if (!mc_u64_parse(p->tok.start, mc_token_len(&p->tok), &count) || count < 1) {
        return mc_p_error(p, "expected named operation to have at least 1 result");
      }
      ref.number = count > UINT32_MAX ? UINT32_MAX : (uint32_t)count;
      mc_advance(p);
    }
    *total += ref.number;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_EQUAL, "expected '=' after SSA name");
}

static bool name_results(McParser *p, const char *at, size_t refs, uint64_t total, McOp op) {
  const McOpRec *rec = mc_op_rec(p->ctx, op);
  if (rec->num_results == 0) return mc_p_error_at(p, at, "cannot name an operation with no results");
  if (rec->num_results != total) {
    McLegacyAnswer old = MC_LEGACY_NO;
    if (mc_p_legacy(p) && p->refs.len == refs + 1) old = p->legacy->hooks->accepts(p, MC_OLD_ONE_RESULT_NAME);
    if (old == MC_LEGACY_YES) return mc_names_define(p, &p->refs.ptr[refs], (McValue){rec->results}, rec->num_results);
    if (old == MC_LEGACY_FAILED) return false;
    return mc_p_error_at(p, at, "operation defines %u results but was provided %llu to bind", rec->num_results,
                         (unsigned long long)total);
  }
  uint32_t value = rec->results;
  for (size_t i = refs; i < p->refs.len; i++) {
    const McOperandRef *ref = &p->refs.ptr[i];
    if (!mc_names_define(p, ref, (McValue){value}, ref->number)) return false;
    value += ref->number;
  }
  return true;
}

static bool end_putting_off(McParser *p, const char *at, McOp op);

/* Grammar: operation, inst. */
bool mc_p_op(McParser *p, McBlock block) {
  const char *at = p->tok.start;
  size_t refs = p->refs.len;
  uint64_t total = 0;
  McOp op = {MC_NONE};
  struct McLoss *losses = mc_p_legacy(p) ? p->legacy->losses : NULL;
  if (mc_tick(&p->ticker)) return mc_p_interrupted(p);
  MC_FETCH_AFTER(at, 1024); /* most operations take one line or two of the caches */
  MC_FETCH_AFTER(at, 1088);
  if (MC_UNLIKELY(block.index == p->ended_block)) mc_names_note_unsure(p);
  if (mc_at(p, TOK_PERCENT_IDENTIFIER) && !parse_result_names(p, &total)) return false;
  if (MC_LIKELY(mc_at(p, TOK_STRING))) {
    if (!parse_generic_op(p, block, &op)) return false;
  } else if (mc_at(p, TOK_BARE_IDENTIFIER)) {
    if (!parse_custom_op(p, block, total, refs, &op)) return false;
  } else {
    return mc_p_wrong_token(p, "%s", mc_p_explain(p, "expected operation name in quotes"));
  }
  if (mc_p_legacy(p) && !p->legacy->hooks->op_read(p, op, at, losses)) return false;
  if (total != 0 && !name_results(p, at, refs, total, op)) return false;
  p->refs.len = refs;
  return MC_LIKELY(!mc_p_region_is_put_off(p)) || end_putting_off(p, at, op);
}

/* --- regions, blocks, arguments --- */

static bool parse_block_body(McParser *p, McBlock block) {
  while (!mc_at(p, TOK_CARET_IDENTIFIER) && !mc_at(p, TOK_R_BRACE)) {
    mc_p_pass_text(p);
    if (!mc_apart_read(p, block)) return false;
  }
  return true;
}

/* Adds the argument, defines its name, and gives it its location. */
static bool add_argument(McParser *p, McBlock block, const McOperandRef *ref, McType type,
                         const McTrailingLoc *trailing) {
  McLoc loc = loc_to_store(p, trailing, ref->name - 1);
  if (loc.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_apart_note_value(p);
  McValue arg = mc_block_add_arg_pooled(p->ctx, p->pool, block, type, loc);
  if (arg.index == MC_NONE) return mc_p_out_of_memory(p);
  if (trailing->alias != 0 && !mc_p_fix_loc_later(p, trailing->alias, trailing->at, arg.index, true)) return false;
  return mc_names_define(p, ref, arg, 1);
}

/* `(` (%name `:` type loc?)* `)` after a block's name.
 * Grammar: block-arg-list, bb-arg-list, value-id-and-type, value-id-and-type-list, ssa-id-and-type,
 * ssa-id-and-type-list, ssa-use-and-type, ssa-use-and-type-list. */
static bool parse_block_arguments(McParser *p, McBlock block) {
  mc_advance(p);
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McOperandRef ref;
    McTrailingLoc trailing = {.at = NULL};
    if (!mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_COLON, "expected ':' and type for SSA operand")) return false;
    McType type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
    if (mc_at(p, TOK_BARE_IDENTIFIER) && KEYWORD_LOC(p) && !mc_p_trailing_loc(p, &trailing)) return false;
    if (!add_argument(p, block, &ref, type, &trailing)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

#define BLOCK_NAMED "invalid block name in region with named arguments"

/* A labelled block. `block` is the entry block when it exists already; otherwise a new block is appended to the
 * region.
 * Grammar: block, block-label, bb-label. */
static bool parse_labelled_block(McParser *p, McRegion region, McBlock block) {
  const McToken name = p->tok;
  bool is_entry = block.index != MC_NONE;
  if (!mc_expect(p, TOK_CARET_IDENTIFIER, "expected block name")) return false;
  if (!mc_names_define_block(p, name.start + 1, mc_token_len(&name) - 1, &block)) return false;
  if (!is_entry) {
    mc_block_link(p->ctx, block, region, (McBlock){MC_NONE});
    mc_names_next_block(p, name.start);
  }
  if (mc_at(p, TOK_L_PAREN)) {
    if (is_entry && mc_block_num_args(p->ctx, block) != 0) return mc_p_error_at(p, name.start, BLOCK_NAMED);
    if (!parse_block_arguments(p, block)) return false;
  }
  return mc_expect(p, TOK_COLON, "expected ':' after block name") && parse_block_body(p, block);
}

/* Adds arguments that were read before the region, as a function's are. */
static bool add_entry_arguments(McParser *p, McBlock block, const McArgument *args, size_t num_args) {
  for (size_t i = 0; i < num_args; i++) {
    const McOperandRef *ref = &args[i].ref;
    const char *used = mc_names_reference(p, ref);
    if (used != NULL) {
      mc_p_error_at(p, ref->name - 1, "region entry argument '%%%.*s' is already in use", (int)ref->len, ref->name);
      return mc_p_note_at(p, used, "previously referenced here");
    }
    McTrailingLoc trailing = {.loc = args[i].loc, .alias = args[i].deferred, .at = ref->name - 1};
    if (!add_argument(p, block, ref, args[i].type, &trailing)) return false;
  }
  return true;
}

typedef struct RegionCall {
  McParser *p;
  const McOpDef *owner;
  const McArgument *args;
  size_t num_args;
  McRegion region;
  bool hides, ok;
  bool single; /* the region is a single operation without braces */
  bool opaque; /* the region is an opaque operation's */
} RegionCall;

MC_COLD static bool accepts_entry_label(McParser *p) {
  return mc_p_legacy(p) && p->legacy->hooks->accepts(p, MC_OLD_ENTRY_LABEL) == MC_LEGACY_YES;
}

static bool parse_region_body(const RegionCall *call) {
  McParser *p = call->p;
  McRegion region = call->region;
  const McArgument *args = call->args;
  size_t num_args = call->num_args;
  const char *at = p->tok.start;
  for (size_t i = 0; i < num_args; i++) {
    if (args[i].ref.name < at) at = args[i].ref.name - 1;
  }
  if (!mc_names_push(p, call->owner, call->hides, at)) return false;
  McBlock entry = mc_block_create_pooled(p->ctx, p->pool, region, (McBlock){MC_NONE});
  if (entry.index == MC_NONE) return mc_p_out_of_memory(p);
  if (num_args != 0) {
    if (mc_at(p, TOK_CARET_IDENTIFIER) && !accepts_entry_label(p)) return mc_p_error(p, BLOCK_NAMED);
    if (!add_entry_arguments(p, entry, args, num_args)) return false;
  }
  bool ok = mc_at(p, TOK_CARET_IDENTIFIER) ? parse_labelled_block(p, region, entry) : parse_block_body(p, entry);
  while (ok && !mc_at(p, TOK_R_BRACE)) ok = parse_labelled_block(p, region, (McBlock){MC_NONE});
  return ok && mc_names_pop(p, region);
}

static bool parse_region_of_op(McParser *p, McRegion region) {
  McBlock block = mc_block_create_pooled(p->ctx, p->pool, region, (McBlock){MC_NONE});
  if (block.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_names_push(p, NULL, false, p->tok.start) && mc_p_op(p, block) && mc_names_pop(p, region);
}

/* The arguments are those that were guessed from the names before the region. */
static bool parse_opaque_body(const RegionCall *call) {
  McParser *p = call->p;
  McNamesMark mark;
  if (!mc_names_push(p, NULL, false, p->tok.start)) return false;
  mc_names_begin_hiding(p, &mark);
  McBlock entry = mc_block_create_pooled(p->ctx, p->pool, call->region, (McBlock){MC_NONE});
  bool ok = entry.index != MC_NONE || mc_p_out_of_memory(p);
  for (size_t i = 0; ok && i < call->num_args; i++) {
    McTrailingLoc trailing = {.at = call->args[i].ref.name - 1};
    ok = add_argument(p, entry, &call->args[i].ref, call->args[i].type, &trailing);
  }
  if (ok && !mc_at(p, TOK_CARET_IDENTIFIER)) ok = parse_block_body(p, entry);
  else ok = ok && parse_labelled_block(p, call->region, entry);
  while (ok && !mc_at(p, TOK_R_BRACE)) ok = parse_labelled_block(p, call->region, (McBlock){MC_NONE});
  ok = ok && mc_names_pop(p, call->region);
  mc_names_end_hiding(p, &mark);
  return ok;
}

static void region_body_call(void *data) {
  RegionCall *call = data;
  if (MC_UNLIKELY(call->opaque)) call->ok = parse_opaque_body(call);
  else if (MC_UNLIKELY(call->single)) call->ok = parse_region_of_op(call->p, call->region);
  else call->ok = parse_region_body(call);
}

/* Reads the inside of the region, one level deeper. */
static bool enter_region(RegionCall *call) {
  McParser *p = call->p;
  if (!mc_p_enter(p)) return false;
  if (p->depth % MC_STACK_SWITCH != 0) {
    region_body_call(call);
  } else {
    mc_p_switch_stack(p, region_body_call, call);
  }
  p->depth--;
  return call->ok;
}

/* Passes over the region, if its operation may be put off, or reads it. Errors are not shown: the text is then read
 * again, whole. */
MC_COLD static bool put_off_or_enter(RegionCall *call) {
  McParser *p = call->p;
  McPuttingOff *o = p->put_off;
  uint64_t traits = call->owner != NULL && p->depth == o->depth ? call->owner->traits : 0;
  bool is_isolated = (traits & MC_TRAIT(ISOLATED_FROM_ABOVE)) != 0;
  bool is_table = is_isolated && (traits & MC_TRAIT(SYMBOL_TABLE)) != 0;
  bool can_wait = is_isolated && !is_table && !(traits & MC_TRAIT(SINGLE_BLOCK)) &&
                  call->owner->implicit_terminator.index == MC_NONE;
  if (can_wait && !mc_at(p, TOK_R_BRACE)) {
    const char *close = mc_cut_close(p->tok.start, p->lex.end);
    if (close == NULL) return mc_p_error(p, "expected '}' to end a region");
    o->is_pending = true;
    mc_p_reset(p, close);
  } else if (call->num_args != 0 || !mc_at(p, TOK_R_BRACE)) {
    o->depth += is_table;
    if (!enter_region(call)) return false;
    o->depth -= is_table;
  }
  mc_advance(p);
  return true;
}

/* Marks an operation whose regions were passed over. */
MC_COLD static bool end_putting_off(McParser *p, const char *at, McOp op) {
  McPuttingOff *o = p->put_off;
  McPutOff place = {at, (size_t)(p->last_end - at), p->default_dialects.ptr[p->default_dialects.len - 1]};
  o->is_pending = false;
  const McOpRec *rec = mc_op_rec(p->ctx, op);
  bool can_wait = rec->num_results == 0 && mc_op_num_operands(p->ctx, op) == 0;
  for (uint32_t i = 0, n = mc_op_num_regions(p->ctx, op); i < n && can_wait; i++) {
    can_wait = mc_region_first_block(p->ctx, mc_op_region(p->ctx, op, i)).index == MC_NONE;
  }
  if (!can_wait || o->ops.len >= UINT32_MAX) return mc_p_error_at(p, at, "the regions cannot be read later");
  if (!mc_array_push(&p->ctx->alloc, &o->ops, place)) return mc_p_out_of_memory(p);
  mc_unread_mark(p->ctx, o->file, op, (uint32_t)o->ops.len - 1);
  return true;
}

McRegion mc_p_new_region(McParser *p) {
  McRegion region = mc_region_create_pooled(p->ctx, p->pool);
  if (MC_UNLIKELY(region.index == MC_NONE)) return mc_p_out_of_memory(p), region;
  if (MC_LIKELY(p->made_regions == NULL)) return region;
  McMadeRegion made = {region, mc_region_generation(p->ctx, region)};
  if (mc_array_push(&p->ctx->alloc, p->made_regions, made)) return region;
  mc_region_erase_detached(p->ctx, region);
  mc_p_out_of_memory(p);
  return (McRegion){MC_NONE};
}

/* Grammar: region, region-body. */
McRegion mc_p_region(McParser *p, const McOpDef *owner, const McArgument *args, size_t num_args, bool hides) {
  McRegion none = {MC_NONE};
  if (MC_UNLIKELY(p->region_at != NULL) && mc_at(p, TOK_L_BRACE)) {
    *p->region_at = p->tok.start;
    return none;
  }
  if (!mc_expect(p, TOK_L_BRACE, "expected '{' to begin a region")) return none;
  if (mc_p_legacy(p) && !p->legacy->hooks->region_begins(p)) return none;
  if (num_args != 0 && args[0].ref.name == NULL) num_args = 0;
  RegionCall call = {.p = p, .owner = owner, .args = args, .num_args = num_args, .hides = hides};
  call.region = mc_p_new_region(p);
  if (call.region.index == MC_NONE) return none;
  if (MC_UNLIKELY(p->put_off != NULL)) return put_off_or_enter(&call) ? call.region : none;
  if (num_args != 0 || !mc_at(p, TOK_R_BRACE)) {
    bool is_table = mc_apart_enter(p, owner);
    const char *outer = p->kept_from, *begin = p->tok.start;
    p->kept_from = begin; /* the operation needs its own text after the region */
    if (!enter_region(&call)) return none;
    if (MC_LIKELY(p->kept_from == begin)) p->kept_from = outer;
    mc_apart_leave(p, is_table);
  }
  mc_advance(p);
  return call.region;
}

McRegion mc_p_opaque_region(McParser *p, const McArgument *args, size_t num_args, McIdent dialect) {
  RegionCall call = {.p = p, .args = args, .num_args = num_args, .opaque = true};
  mc_advance(p);
  call.region = mc_p_new_region(p);
  if (call.region.index == MC_NONE) return call.region;
  bool ok = mc_array_push(&p->ctx->alloc, &p->default_dialects, dialect) || mc_p_out_of_memory(p);
  if (!ok || ((num_args != 0 || !mc_at(p, TOK_R_BRACE)) && !enter_region(&call))) return (McRegion){MC_NONE};
  p->default_dialects.len--;
  mc_advance(p);
  return call.region;
}

McRegion mc_p_region_of_op(McParser *p) {
  RegionCall call = {.p = p, .single = true, .region = mc_p_new_region(p)};
  return call.region.index != MC_NONE && enter_region(&call) ? call.region : (McRegion){MC_NONE};
}

McRegion mc_p_optional_region(McParser *p, const McOpDef *owner, bool *present) {
  *present = mc_at(p, TOK_L_BRACE);
  return *present ? mc_p_region(p, owner, NULL, 0, false) : (McRegion){MC_NONE};
}

/* Grammar: named-argument. */
bool mc_p_argument(McParser *p, McArgument *out, bool allow_type, bool allow_attrs) {
  *out = (McArgument){.type = {MC_NONE}};
  if (!mc_p_operand(p, &out->ref, false)) return false;
  if (allow_type) {
    if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
    out->type = mc_p_type(p);
    if (out->type.index == MC_NONE) return false;
  }
  if (allow_attrs && mc_at(p, TOK_L_BRACE)) {
    out->attrs = parse_attr_dict(p);
    if (out->attrs.index == MC_NONE) return false;
  }
  if (!mc_at(p, TOK_BARE_IDENTIFIER) || !KEYWORD_LOC(p)) return true;
  McTrailingLoc trailing = {.at = NULL};
  if (!mc_p_trailing_loc(p, &trailing)) return false;
  out->loc = trailing.loc;
  out->deferred = trailing.alias;
  return true;
}
