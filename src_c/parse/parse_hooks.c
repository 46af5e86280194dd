/* parse_hooks.c - parse hooks: operations whose custom form a caller of the core reads.
 *
 * The definition of such an operation has the element MC_F_HOOK. The core then calls the hook on the caller's own
 * stack (stack.h) with an McHookParse, which wraps the state that directives see and is freed when the call ends.
 * Hooks in regions of other hooks use more and more of that stack. Therefore regions are read through
 * mc_stack_switch, and hooks are not nested deeper than MC_MAX_HOOKS.
 */
#include "parse/format_parse.h"
#include "parse/parse_attr.h"
#include "types/report.h"

struct McHookParse {
  McFormatParse *f; /* borrowed */
};

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
  if (!mc_op_def_split_attrs(p->ctx, f->def, loc, &attrs, &properties, p->diags)) return false;
  op->attrs.len = op->properties.len = 0;
  op->ready_properties = properties;
  for (uint32_t i = 0, n = mc_attr_dictionary_size(p->ctx, attrs); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, attrs, i);
    op->attrs.ptr[op->attrs.len++] = entry.name.index; /* never more entries than there were */
    op->attrs.ptr[op->attrs.len++] = entry.value.index;
  }
  return true;
}

bool mc_hook_parse(McFormatParse *f) {
  McParser *p = f->p;
  McHookParse h = {f};
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
  if (call.ok) return sort_out_attrs(f);
  return mc_diags_has_error(p->diags) ? false : mc_format_parse_error(f, f->op->at, "the hook failed");
}

/* --- parsing: what the hook sees --- */

size_t mc_hook_at(const McHookParse *h) { return (size_t)(h->f->p->tok.start - h->f->p->text); }
size_t mc_hook_op_at(const McHookParse *h) { return (size_t)(h->f->op->at - h->f->p->text); }
uint32_t mc_hook_num_results(const McHookParse *h) { return h->f->op->num_named; }

bool mc_hook_error(McHookParse *h, size_t at, const char *message, size_t len) {
  McParser *p = h->f->p;
  return mc_format_parse_error(h->f, p->text + (at < p->len ? at : p->len), "%.*s",
                               len > INT32_MAX ? INT32_MAX : (int)len, message);
}

bool mc_hook_word(McHookParse *h, const char *word, size_t len, bool optional, McStr *out) {
  McParser *p = h->f->p;
  *out = (McStr){NULL, 0};
  size_t found = mc_token_len(&p->tok);
  if (mc_p_at_word(p) && (word == NULL || (found == len && memcmp(p->tok.start, word, len) == 0))) {
    *out = (McStr){p->tok.start, found};
    mc_advance(p);
    return true;
  }
  if (optional && p->tok.kind != TOK_ERROR) return true;
  if (word == NULL) return mc_format_parse_error(h->f, p->tok.start, "expected valid keyword");
  return mc_format_parse_error(h->f, p->tok.start, "expected '%.*s'", (int)len, word);
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
  McParser *p = h->f->p;
  *present = mc_consume_if(p, kind);
  if (*present || (optional && p->tok.kind != TOK_ERROR)) return true;
  return mc_p_wrong_token(p, "expected '%.*s'", (int)len, text);
}

bool mc_hook_integer(McHookParse *h, bool optional, bool *present, int64_t *out) {
  McParser *p = h->f->p;
  *present = !optional || mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS);
  return !*present || mc_format_parse_integer(h->f, 64, out);
}

bool mc_hook_string(McHookParse *h, bool optional, McStr *out) {
  McParser *p = h->f->p;
  *out = (McStr){NULL, 0};
  if (!mc_at(p, TOK_STRING)) return (optional && p->tok.kind != TOK_ERROR) || mc_p_wrong_token(p, "expected string");
  if (!mc_p_string_value(p, &p->tok, out)) return false;
  mc_advance(p);
  return true;
}

bool mc_hook_symbol_name(McHookParse *h, bool optional, McIdent *out) {
  McParser *p = h->f->p;
  out->index = MC_NONE;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return (optional && p->tok.kind != TOK_ERROR) ||
           mc_format_parse_error(h->f, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  *out = mc_p_at_identifier(p, &p->tok);
  if (out->index == MC_NONE) return false;
  mc_advance(p);
  return true;
}

bool mc_hook_type(McHookParse *h, bool optional, McType *out) {
  bool present = true;
  *out = optional ? mc_p_optional_type(h->f->p, &present) : mc_p_type(h->f->p);
  if (!present) out->index = MC_NONE;
  return !present || out->index != MC_NONE;
}

bool mc_hook_attr(McHookParse *h, McType type, bool optional, McAttr *out) {
  bool present = true;
  *out = optional ? mc_p_optional_attr(h->f->p, type, &present) : mc_p_attr(h->f->p, type);
  if (!present) out->index = MC_NONE;
  return !present || out->index != MC_NONE;
}

bool mc_hook_attr_dict(McHookParse *h, bool with_keyword, McAttr *out) {
  McParser *p = h->f->p;
  McWords *attrs = &h->f->op->attrs;
  size_t from = attrs->len;
  out->index = MC_NONE;
  if (with_keyword ? !mc_consume_keyword(p, "attributes") : !mc_at(p, TOK_L_BRACE)) return true;
  if (!mc_p_attr_dict_entries(p, attrs)) return false;
  *out = mc_attr_dictionary(p->ctx, (const McNamedAttr *)(attrs->ptr + from), (attrs->len - from) / 2, NULL);
  return out->index != MC_NONE || mc_p_out_of_memory(p);
}

bool mc_hook_operand(McHookParse *h, bool optional, McOperandRef *out) {
  McParser *p = h->f->p;
  out->name = NULL;
  if (optional && !mc_at(p, TOK_PERCENT_IDENTIFIER) && p->tok.kind != TOK_ERROR) return true;
  return mc_p_operand(p, out, true);
}

bool mc_hook_resolve(McHookParse *h, const McOperandRef *operand, McType type) {
  McParser *p = h->f->p;
  McValue value = mc_p_resolve(p, operand, type);
  if (value.index == MC_NONE) return false;
  return mc_array_push(&p->ctx->alloc, &h->f->op->operands, value.index) || mc_p_out_of_memory(p);
}

bool mc_hook_successor(McHookParse *h, bool optional, bool *present) {
  McParser *p = h->f->p;
  *present = !optional || mc_at(p, TOK_CARET_IDENTIFIER) || p->tok.kind == TOK_ERROR;
  if (!*present) return true;
  McBlock block = mc_p_successor(p);
  if (block.index == MC_NONE) return false;
  return mc_array_push(&p->ctx->alloc, &h->f->op->successors, block.index) || mc_p_out_of_memory(p);
}

bool mc_hook_argument(McHookParse *h, bool with_type, bool optional, McArgument *out) {
  McParser *p = h->f->p;
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
  McParser *p = h->f->p;
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
  McParser *p = h->f->p;
  return mc_array_push(&p->ctx->alloc, &h->f->op->result_types, type.index) || mc_p_out_of_memory(p);
}

