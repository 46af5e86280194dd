/* parse_hooks.c - parse hooks: operations, types and attributes whose text a caller of the core reads.
 *
 * A definition says so with the element MC_F_HOOK or MC_D_HOOK.
 * The core then calls the hook on the caller's own stack (stack.h)
 * with an McHookParse, which wraps the state that directives see and is freed when the call ends. Hooks in regions of
 * other hooks pile up on that stack: so regions go on through mc_stack_switch, and hooks are not nested deeper than
 * MC_MAX_HOOKS.
 */
#include "parse/format_parse.h"

#include <stdio.h>

#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "types/report.h"

struct McHookParse {
  McParser *p;      /* borrowed */
  McFormatParse *f; /* borrowed; NULL: of a type or an attribute */
  McDefParse *d;    /* borrowed; NULL: of an operation */
};

/* Reports at a place in the text. Always false. */
MC_COLD static bool fail_at(McHookParse *h, const char *at, const char *message) {
  return h->f != NULL ? mc_format_parse_error(h->f, at, "%s", message) : mc_def_parse_error(h->d, at, "%s", message);
}

/* --- parsing: the call --- */

typedef struct ParseCall { McHookParse *h; bool ok; } ParseCall;

static void parse_at_home(void *data) {
  ParseCall *call = data;
  McContext *ctx = call->h->f->p->ctx;
  call->ok = ctx->hooks.parse(ctx->hooks.data, call->h, call->h->f->op->name);
}

/* op->attrs has all entries that were read, and op->properties the values that are not attributes: moves them as the
 * generic form does. */
static bool sort_out_attrs(McFormatParse *f) {
  McParser *p = f->p;
  McOpParse *op = f->op;
  McIdent twice = {MC_NONE};
  McAttr attrs = {MC_NONE}, properties = {MC_NONE};
  if (op->attrs.len > 0) {
    attrs = mc_attr_dictionary(p->ctx, (const McNamedAttr *)op->attrs.ptr, op->attrs.len / 2, &twice);
    if (attrs.index == MC_NONE && twice.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  if (op->properties.len > 0 && twice.index == MC_NONE) {
    properties = mc_attr_dictionary(p->ctx, (const McNamedAttr *)op->properties.ptr, op->properties.len / 2, &twice);
    if (properties.index == MC_NONE && twice.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  if (twice.index != MC_NONE) {
    McStr name = mc_ident_str(p->ctx, twice);
    return mc_format_parse_error(f, op->at, "attribute '%.*s' occurs more than once in the attribute list",
                                 (int)name.len, name.ptr);
  }
  McLoc loc = mc_p_loc_at(p, op->at);
  if (loc.index == MC_NONE) return mc_p_out_of_memory(p);
  bool is_right = mc_op_def_split_attrs(p->ctx, f->def, loc, &attrs, &properties, p->diags);
  if (p->base != 0) p->positions--; /* it was for messages */
  if (!is_right) return false;
  op->attrs.len = op->properties.len = 0;
  op->ready_properties = properties;
  for (uint32_t i = 0, n = mc_attr_dictionary_size(p->ctx, attrs); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, attrs, i);
    op->attrs.ptr[op->attrs.len++] = entry.name.index; /* never more entries than there were */
    op->attrs.ptr[op->attrs.len++] = entry.value.index;
  }
  return true;
}

static void name_missing(McFormatParse *f, McBuf *out, const char *what, uint32_t name) {
  McStr text = mc_ident_str(f->p->ctx, (McIdent){name});
  mc_buf_str(out, out->len > 0 ? ", " : "");
  mc_buf_str(out, what);
  mc_buf_lit(out, " '");
  mc_buf_put(out, text.ptr, text.len);
  mc_buf_lit(out, "'");
}

/* The `count` that were read are taken for the first groups of one each. Groups and regions have the same first and
 * last words. */
static void name_missing_groups(McFormatParse *f, McBuf *out, const char *what, const McGroupWords *groups,
                                uint32_t num_groups, size_t count) {
  size_t needed = 0;
  for (uint32_t i = 0; i < num_groups; i++) needed += groups[i].flags == MC_GROUP_SINGLE;
  if (count >= needed) return;
  for (uint32_t i = 0; i < num_groups; i++) {
    if (groups[i].flags != MC_GROUP_SINGLE || count > 0) count -= count > 0 && groups[i].flags == MC_GROUP_SINGLE;
    else name_missing(f, out, what, groups[i].name);
  }
}

static bool has_entry(const McWords *entries, uint32_t name) {
  for (size_t i = 0; i < entries->len; i += 2) {
    if (entries->ptr[i] == name) return true;
  }
  return false;
}

/* Reports what a hook that has returned did not add, all of it. The verifier would say the same of each part, and not
 * whose fault it is. */
static bool check_complete(McFormatParse *f) {
  const McOpWords *w = f->def->op;
  const McOpParse *op = f->op;
  const McAttrWords *attrs = mc_def_attrs(f->def);
  McBuf out;
  mc_buf_init(&out, &f->p->ctx->alloc);
  name_missing_groups(f, &out, "operand", mc_def_operands(f->def), w->num_operands, op->operands.len);
  for (uint32_t i = 0; i < w->num_attrs; i++) {
    if (!(attrs[i].flags & MC_ATTR_REQUIRED) || has_entry(&op->attrs, attrs[i].name)) continue;
    if (!has_entry(&op->properties, attrs[i].name)) name_missing(f, &out, "attribute", attrs[i].name);
  }
  name_missing_groups(f, &out, "result", mc_def_results(f->def), w->num_results, op->result_types.len);
  name_missing_groups(f, &out, "region", (const McGroupWords *)mc_def_regions(f->def), w->num_regions,
                      op->regions.len);
  name_missing_groups(f, &out, "successor", (const McGroupWords *)(f->def->words + w->successors), w->num_successors,
                      op->successors.len);
  bool ok = out.len == 0 && !out.failed;
  if (out.failed) mc_p_out_of_memory(f->p);
  if (!ok && !out.failed) {
    mc_format_parse_error(f, op->at, "was left incomplete by its parse hook: it has added no %s", mc_buf_text(&out));
  }
  mc_buf_fini(&out);
  return ok;
}

bool mc_hook_parse(McFormatParse *f) {
  McParser *p = f->p;
  McHookParse h = {p, f, NULL};
  ParseCall call = {&h, false};
  if (p->ctx->hooks.parse == NULL) {
    return mc_format_parse_error(f, f->op->at, "has a hook, but the context has no function that runs hooks");
  }
  if (p->num_hooks == MC_MAX_HOOKS) {
    return mc_format_parse_error(f, f->op->at, "hooks are nested deeper than %u levels", MC_MAX_HOOKS);
  }
  p->num_hooks++;
  mc_stack_home(p->ctx->stacks, parse_at_home, &call);
  p->num_hooks--;
  if (call.ok) return check_complete(f) && sort_out_attrs(f);
  return mc_diags_has_error(p->diags) ? false : mc_format_parse_error(f, f->op->at, "the hook failed");
}

/* --- types and attributes --- */

typedef struct DefParseCall { McHookParse *h; uint32_t values[MC_DEF_MAX_PARAMS]; bool ok; } DefParseCall;

static void parse_def_at_home(void *data) {
  DefParseCall *call = data;
  const McDefinition *def = call->h->d->def;
  const McHooks *hooks = &call->h->p->ctx->hooks;
  call->ok = hooks->parse_def(hooks->data, call->h, def->name, def->record->flags & MC_DEF_IS_TYPE, call->values,
                              def->record->num_params);
}

bool mc_hook_parse_def(McDefParse *d) {
  McParser *p = d->p;
  McHookParse h = {p, NULL, d};
  DefParseCall call = {&h, {MC_NONE}, false};
  const char *at = p->tok.start;
  McStr name = mc_ident_str(p->ctx, d->def->name);
  if (p->ctx->hooks.parse_def == NULL) return mc_def_parse_error(d, at, "there is nobody to run a parse hook");
  if (p->num_hooks == MC_MAX_HOOKS) {
    return mc_def_parse_error(d, at, "hooks are nested deeper than %u levels", MC_MAX_HOOKS);
  }
  p->num_hooks++;
  mc_stack_home(p->ctx->stacks, parse_def_at_home, &call);
  p->num_hooks--;
  if (!call.ok) {
    return !mc_diags_has_error(p->diags) &&
           mc_def_parse_error(d, at, "the parse hook of '%.*s' failed", (int)name.len, name.ptr);
  }
  for (uint32_t i = 0; i < d->def->record->num_params; i++) {
    if (call.values[i] == MC_NONE) continue;
    if (!mc_param_accepts(p->ctx, d->def, i, call.values[i])) {
      McStr param = mc_ident_str(p->ctx, (McIdent){mc_definition_params(d->def)[i].name});
      return mc_def_parse_error(d, at, "parameter '%.*s' of '%.*s' cannot be what its parse hook has read",
                                (int)param.len, param.ptr, (int)name.len, name.ptr);
    }
    d->values[i] = call.values[i];
  }
  return true;
}

bool mc_hook_is_of_op(const McHookParse *h) { return h->f != NULL; }

/* --- parsing: what the hook sees --- */

size_t mc_hook_at(const McHookParse *h) { return (size_t)(h->p->tok.start - h->p->text); }
size_t mc_hook_op_at(const McHookParse *h) { return (size_t)((h->f != NULL ? h->f->op->at : h->d->at) - h->p->text); }
uint32_t mc_hook_num_results(const McHookParse *h) { return h->f != NULL ? h->f->op->num_named : 0; }

bool mc_hook_error(McHookParse *h, size_t at, const char *message, size_t len) {
  McParser *p = h->p;
  const char *place = p->text + (at < p->len ? at : p->len);
  int shown = len > INT32_MAX ? INT32_MAX : (int)len;
  if (h->f == NULL) return mc_def_parse_error(h->d, place, "%.*s", shown, message);
  return mc_format_parse_error(h->f, place, "%.*s", shown, message);
}

bool mc_hook_word(McHookParse *h, const char *word, size_t len, bool optional, McStr *out) {
  McParser *p = h->p;
  *out = (McStr){NULL, 0};
  size_t found = mc_token_len(&p->tok);
  if (mc_p_at_word(p) && (word == NULL || (found == len && memcmp(p->tok.start, word, len) == 0))) {
    *out = (McStr){p->tok.start, found};
    mc_advance(p);
    return true;
  }
  if (optional && p->tok.kind != TOK_ERROR) return true;
  if (word == NULL) return fail_at(h, p->tok.start, "expected valid keyword");
  char message[128];
  snprintf(message, sizeof message, "expected '%.*s'", len > 80 ? 80 : (int)len, word);
  return fail_at(h, p->tok.start, message);
}

McTokenKind mc_hook_punctuation_kind(const char *text, size_t len) {
  static const char *const spellings[] = {
#define MC_TOKEN(name, spelling) spelling,
      MC_TOKEN_KINDS
#undef MC_TOKEN
  };
  for (size_t i = 0; i < MC_COUNT(spellings); i++) {
    if (len > 0 && strlen(spellings[i]) == len && memcmp(spellings[i], text, len) == 0) return (McTokenKind)i;
  }
  return TOK_ERROR;
}

bool mc_hook_punctuation(McHookParse *h, McTokenKind kind, const char *text, size_t len, bool optional, bool *present) {
  McParser *p = h->p;
  *present = mc_consume_if(p, kind);
  if (*present || (optional && p->tok.kind != TOK_ERROR)) return true;
  return mc_p_wrong_token(p, "expected '%.*s'", (int)len, text);
}

/* As mc_format_parse_integer reads it, for what is no operation. */
static bool read_integer(McHookParse *h, int64_t *out) {
  McParser *p = h->p;
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t value, limit = (uint64_t)1 << 63;
  if (!mc_at(p, TOK_INTEGER)) return fail_at(h, at, "expected integer value");
  if (!mc_p_token_u64(&p->tok, &value) || value > limit - 1 + negative) {
    return fail_at(h, at, "integer value too large");
  }
  mc_advance(p);
  *out = (int64_t)(negative ? 0 - value : value);
  return true;
}

bool mc_hook_integer(McHookParse *h, bool optional, bool *present, int64_t *out) {
  McParser *p = h->p;
  *present = !optional || mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS);
  return !*present || (h->f != NULL ? mc_format_parse_integer(h->f, 64, out) : read_integer(h, out));
}

bool mc_hook_string(McHookParse *h, bool optional, McStr *out) {
  McParser *p = h->p;
  *out = (McStr){NULL, 0};
  if (!mc_at(p, TOK_STRING)) return (optional && p->tok.kind != TOK_ERROR) || mc_p_wrong_token(p, "expected string");
  if (!mc_p_string_value(p, &p->tok, out)) return false;
  mc_advance(p);
  return true;
}

bool mc_hook_symbol_name(McHookParse *h, bool optional, McIdent *out) {
  McParser *p = h->p;
  out->index = MC_NONE;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return (optional && p->tok.kind != TOK_ERROR) ||
           fail_at(h, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  *out = mc_p_at_identifier(p, &p->tok);
  if (out->index == MC_NONE) return false;
  mc_advance(p);
  return true;
}

typedef struct InnerCall {
  McParser *p;
  McType type;
  uint32_t made;
  bool is_attr, optional, present;
} InnerCall;

static void read_inner_here(void *data) {
  InnerCall *c = data;
  if (c->is_attr) {
    c->made = (c->optional ? mc_p_optional_attr(c->p, c->type, &c->present) : mc_p_attr(c->p, c->type)).index;
  } else {
    c->made = (c->optional ? mc_p_optional_type(c->p, &c->present) : mc_p_type(c->p)).index;
  }
}

/* Hooks of types pile up on the caller's stack, as those of regions do: what is inside goes on on a fresh one. */
static bool read_inner(McHookParse *h, InnerCall *call, uint32_t *out) {
  if (h->d != NULL) mc_p_switch_stack(h->p, read_inner_here, call);
  else read_inner_here(call);
  *out = call->present ? call->made : MC_NONE;
  return !call->present || call->made != MC_NONE;
}

bool mc_hook_type(McHookParse *h, bool optional, McType *out) {
  InnerCall call = {h->p, {MC_NONE}, MC_NONE, false, optional, true};
  return read_inner(h, &call, &out->index);
}

bool mc_hook_attr(McHookParse *h, McType type, bool optional, McAttr *out) {
  InnerCall call = {h->p, type, MC_NONE, true, optional, true};
  return read_inner(h, &call, &out->index);
}

bool mc_hook_attr_dict(McHookParse *h, bool with_keyword, McAttr *out) {
  McParser *p = h->p;
  McWords *attrs = &h->f->op->attrs;
  size_t from = attrs->len;
  out->index = MC_NONE;
  if (with_keyword ? !mc_consume_keyword(p, "attributes") : !mc_at(p, TOK_L_BRACE)) return true;
  if (!mc_p_attr_dict_entries(p, attrs)) return false;
  *out = mc_attr_dictionary(p->ctx, (const McNamedAttr *)(attrs->ptr + from), (attrs->len - from) / 2, NULL);
  return out->index != MC_NONE || mc_p_out_of_memory(p);
}

bool mc_hook_operand(McHookParse *h, bool optional, McOperandRef *out) {
  McParser *p = h->p;
  out->name = NULL;
  if (optional && !mc_at(p, TOK_PERCENT_IDENTIFIER) && p->tok.kind != TOK_ERROR) return true;
  return mc_p_operand(p, out, true);
}

bool mc_hook_resolve(McHookParse *h, const McOperandRef *operand, McType type) {
  McParser *p = h->p;
  McValue value = mc_p_resolve(p, operand, type);
  if (value.index == MC_NONE) return false;
  return mc_array_push(&p->ctx->alloc, &h->f->op->operands, value.index) || mc_p_out_of_memory(p);
}

bool mc_hook_successor(McHookParse *h, bool optional, bool *present) {
  McParser *p = h->p;
  *present = !optional || mc_at(p, TOK_CARET_IDENTIFIER) || p->tok.kind == TOK_ERROR;
  if (!*present) return true;
  McBlock block = mc_p_successor(p);
  if (block.index == MC_NONE) return false;
  return mc_array_push(&p->ctx->alloc, &h->f->op->successors, block.index) || mc_p_out_of_memory(p);
}

bool mc_hook_argument(McHookParse *h, bool with_type, bool optional, McArgument *out) {
  McParser *p = h->p;
  out->ref.name = NULL;
  if (optional && !mc_at(p, TOK_PERCENT_IDENTIFIER) && p->tok.kind != TOK_ERROR) return true;
  return mc_p_argument(p, out, with_type, false);
}

typedef struct RegionCall {
  McFormatParse *f;
  const McArgument *args;
  size_t num_args;
  bool ok;
} RegionCall;

static void region_on_fresh_stack(void *data) {
  RegionCall *call = data;
  call->ok = mc_format_parse_region(call->f, call->args, call->num_args);
}

bool mc_hook_region(McHookParse *h, const McArgument *args, size_t num_args, bool optional, bool *present) {
  McParser *p = h->p;
  RegionCall call = {h->f, args, num_args, false};
  *present = !optional || mc_at(p, TOK_L_BRACE) || p->tok.kind == TOK_ERROR;
  if (!*present) return true;
  mc_p_switch_stack(p, region_on_fresh_stack, &call);
  return call.ok;
}

bool mc_hook_add_attr(McHookParse *h, McIdent name, McAttr value) {
  McFormatParse *f = h->f;
  McWords *entries = &f->op->attrs;
  const McAttrWords *attrs = mc_def_attrs(f->def);
  for (uint32_t i = 0; i < f->def->op->num_attrs; i++) {
    if (attrs[i].name == name.index && (attrs[i].flags & MC_ATTR_PROPERTY)) entries = &f->op->properties;
  }
  return (mc_array_push(&f->p->ctx->alloc, entries, name.index) &&
          mc_array_push(&f->p->ctx->alloc, entries, value.index)) ||
         mc_p_out_of_memory(f->p);
}

bool mc_hook_add_result(McHookParse *h, McType type) {
  McParser *p = h->p;
  return mc_array_push(&p->ctx->alloc, &h->f->op->result_types, type.index) || mc_p_out_of_memory(p);
}

