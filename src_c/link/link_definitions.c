/* link_definitions.c - links the types and attributes of a compiled dialect (link.c): defined.h has the layout.
 *
 * Every offset, count, parameter number and routine is checked here, so that parser and printer can rely on them.
 * Nothing is published.
 */
#include "link/link.h"
#include "types/report.h"

#define MAX_DEPTH 16

static McStr ident_text(const McLinker *l, uint32_t ident) { return mc_ident_str(l->ctx, (McIdent){ident}); }

/* --- parameters --- */

static bool link_detail(McLinker *l, McParamWords *w) {
  const McProgramHeader *h = l->header;
  switch (w->kind) {
    case MC_PK_TYPE: case MC_PK_ATTR: return mc_link_string(l, &w->detail, true);
    case MC_PK_INTEGER: {
      uint32_t width = w->detail & 255;
      return (width > 0 && width <= 64 && w->detail < 512) || mc_link_damaged(l, "a parameter's width is out of range");
    }
    case MC_PK_FLOAT:
      if (!mc_link_string(l, &w->detail, false)) return false;
      w->detail = mc_link_find_float(ident_text(l, w->detail));
      return w->detail != MC_PROGRAM_NONE || mc_link_damaged(l, "a float is unknown");
    case MC_PK_ENUM:
      if (w->detail == 0 || w->detail > h->num_enums) {
        return mc_link_damaged(l, "an enumeration's number is out of range");
      }
      w->detail = h->enums + (w->detail - 1) * (uint32_t)(sizeof(McEnumWords) / 4);
      return true;
    case MC_PK_DENSE: {
      if (!mc_link_string(l, &w->detail, false)) return false;
      McStr text = ident_text(l, w->detail);
      w->detail = mc_parse_type(l->ctx, text.ptr, text.len, MC_SYNTAX_MODERN, l->diags).index;
      if (w->detail == MC_NONE) return mc_link_damaged(l, "an element type cannot be read");
      McAttr empty = mc_attr_dense_array(l->ctx, (McType){w->detail}, NULL, 0, l->diags);
      return empty.index != MC_NONE || mc_link_damaged(l, "an element type is not allowed");
    }
    default: return w->kind < MC_PK_NUM_KINDS || mc_link_damaged(l, "a parameter's kind is unknown");
  }
}

static bool link_rules(McLinker *l, const McParamWords *w) {
  if (!mc_link_claim(l, w->rules, w->num_rules, sizeof(McRuleWords) / 4)) return false;
  McRuleWords *rules = (McRuleWords *)(l->words + w->rules);
  for (uint32_t i = 0; i < w->num_rules; i++) {
    if (rules[i].predicate == 0) return mc_link_damaged(l, "a rule has no predicate");
    if (!mc_link_predicate_at(l, rules[i].predicate) || !mc_link_string(l, &rules[i].message, false)) return false;
  }
  return true;
}

static bool link_params(McLinker *l, const McDefWords *def) {
  if (def->num_params > MC_DEF_MAX_PARAMS) return mc_link_damaged(l, "there are too many parameters");
  if (!mc_link_claim(l, def->params, def->num_params, sizeof(McParamWords) / 4)) return false;
  McParamWords *params = (McParamWords *)(l->words + def->params);
  for (uint32_t i = 0; i < def->num_params; i++) {
    McParamWords *w = &params[i];
    if (!mc_link_string(l, &w->name, false) || !mc_link_string(l, &w->complaint, true) ||
        !mc_link_string(l, &w->cpp_type, true) || !link_detail(l, w) || !mc_link_predicate_at(l, w->storage) ||
        !link_rules(l, w)) {
      return false;
    }
    if (w->like > def->num_params) return mc_link_damaged(l, "a parameter is as long as one that is missing");
    if (w->default_value > l->header->num_early) return mc_link_damaged(l, "a parameter's default is out of range");
    if ((w->default_value != 0) != ((w->flags & MC_PF_DEFAULT) != 0)) {
      return mc_link_damaged(l, "a parameter's default is missing");
    }
  }
  return true;
}

/* --- formats --- */

static bool link_custom(McLinker *l, const McDefWords *def, uint32_t *w, uint32_t size) {
  if (size < 2 || size % 2 != 0 || !mc_link_string(l, &w[1], false)) {
    return mc_link_damaged(l, "a custom directive is cut off");
  }
  w[1] = mc_routine_find(l->ctx, def_directives, ident_text(l, w[1]));
  if (w[1] == MC_PROGRAM_NONE) return mc_link_damaged(l, "a custom directive names no routine");
  for (uint32_t i = 2; i < size; i += 2) {
    if (w[i] == MC_DG_STRING) {
      if (!mc_link_string(l, &w[i + 1], false)) return false;
    } else if (w[i] > MC_DG_STRING || w[i + 1] >= def->num_params) {
      return mc_link_damaged(l, "an argument of a custom directive is out of range");
    }
  }
  return mc_def_routine_accepts(&l->ctx->routines->def_directives[w[1]], (const McDefRoutineArg *)(w + 2),
                                (size - 2) / 2, (const McParamWords *)(l->words + def->params)) ||
         mc_link_damaged(l, "the arguments of a custom directive do not match its routine");
}

/* Links the items of a list: parameters, and custom directives whose first argument is a parameter. */
static bool link_items(McLinker *l, const McDefWords *def, uint32_t at, uint32_t end) {
  if (at == end) return mc_link_damaged(l, "a list of parameters is empty");
  while (at < end) {
    uint32_t *w = l->words + at, opcode = w[0] & 0xFF, size = w[0] >> 8 & 0xFFFF;
    if (size == 0 || at + size > end) return mc_link_damaged(l, "a list of parameters is cut off");
    if (opcode == MC_D_CUSTOM) {
      if (!link_custom(l, def, w, size)) return false;
      if (size < 4 || w[2] != MC_DG_PARAM) return mc_link_damaged(l, "a directive in a list has no parameter");
    } else if (opcode != MC_D_PARAM || size != 2 || w[1] >= def->num_params) {
      return mc_link_damaged(l, "an item of a list is damaged");
    }
    at += size;
  }
  return true;
}

static bool link_elements(McLinker *l, const McDefWords *def, uint32_t at, uint32_t end, uint32_t depth);

static bool link_optional(McLinker *l, const McDefWords *def, uint32_t at, uint32_t size, uint32_t depth) {
  const uint32_t *w = l->words + at;
  if (size < 6 || (uint64_t)w[3] + w[4] + 5 != size || w[3] == 0) return mc_link_damaged(l, "a group is cut off");
  if (!link_elements(l, def, at + 5, at + 5 + w[3], depth + 1)) return false;
  if (!link_elements(l, def, at + 5 + w[3], at + size, depth + 1)) return false;
  uint32_t first = at + 5, end = first + w[3];
  while (first < end && (l->words[first] & 0xFF) == MC_D_SPACE) first += l->words[first] >> 8 & 0xFFFF;
  uint32_t opcode = first < end ? l->words[first] & 0xFF : (uint32_t)MC_D_END;
  bool ok = opcode == MC_D_LITERAL || opcode == MC_D_PARAM || opcode == MC_D_LIST;
  if (opcode == MC_D_CUSTOM) ok = (l->words[first] >> 8 & 0xFFFF) >= 4 && l->words[first + 2] == MC_DG_PARAM;
  return ok || mc_link_damaged(l, "a group does not begin with an element that shows its presence");
}

static bool link_elements(McLinker *l, const McDefWords *def, uint32_t at, uint32_t end, uint32_t depth) {
  if (depth == 0 && end - at == 1 && l->words[at] == (MC_D_HOOK | 1u << 8)) return true;
  while (at < end) {
    uint32_t *w = l->words + at, size = w[0] >> 8 & 0xFFFF;
    if (size == 0 || at + size > end || depth > MAX_DEPTH) return mc_link_damaged(l, "a format is cut off");
    bool ok = false;
    switch (w[0] & 0xFF) {
      case MC_D_LITERAL: ok = size == 3 && mc_link_literal(l, w); break;
      case MC_D_SPACE: ok = size == 2 && mc_link_string(l, &w[1], false); break;
      case MC_D_PARAM: ok = size == 2 && w[1] < def->num_params; break;
      case MC_D_LIST: ok = link_items(l, def, at + 1, at + size); break;
      case MC_D_CUSTOM: ok = link_custom(l, def, w, size); break;
      case MC_D_OPTIONAL: ok = link_optional(l, def, at, size, depth); break;
      default: break;
    }
    if (!ok) return mc_link_damaged(l, "an element of a format is damaged");
    at += size;
  }
  return true;
}

/* --- definitions --- */

static bool link_definition(McLinker *l, McDefWords *w, McDefinition *def) {
  if (!mc_link_string(l, &w->name, false) || !mc_link_string(l, &w->cpp_name, true) ||
      !mc_link_string(l, &w->alias, true)) {
    return false;
  }
  McStr name = ident_text(l, w->name), dialect = ident_text(l, l->dialect->name.index);
  if (name.len < dialect.len + 2 || memcmp(name.ptr, dialect.ptr, dialect.len) != 0 || name.ptr[dialect.len] != '.') {
    return mc_link_damaged(l, "a definition is not of its dialect");
  }
  if (w->self > w->num_params || w->self > MC_REC_MAX_TYPE_WORD) {
    return mc_link_damaged(l, "a parameter's number is out of range");
  }
  if (!link_params(l, w) || !mc_link_claim(l, w->elements, w->num_elements, 1) ||
      !link_elements(l, w, w->elements, w->elements + w->num_elements, 0)) {
    return false;
  }
  if (w->check == MC_PROGRAM_NONE) {
    w->check = 0;
  } else {
    if (!mc_link_string(l, &w->check, false)) return false;
    w->check = mc_routine_find(l->ctx, def_checks, ident_text(l, w->check));
    if (w->check == MC_PROGRAM_NONE) return mc_link_damaged(l, "a routine that checks parameters is unknown");
    w->check++;
  }
  if (w->encoding != 0) {
    w->encoding--;
    if (!mc_link_string(l, &w->encoding, false)) return false;
    w->encoding = mc_routine_find(l->ctx, encodings, ident_text(l, w->encoding));
    if (w->encoding == MC_PROGRAM_NONE) return mc_link_damaged(l, "a routine that checks tensors is unknown");
    w->encoding++;
  }
  *def = (McDefinition){l->words, w, {w->name}, l->dialect->name, (uint32_t)dialect.len + 1, NULL};
  return true;
}

bool mc_link_definitions(McLinker *l, McDialectDef *dialect) {
  const McProgramHeader *h = l->header;
  if (!mc_link_claim(l, h->definitions, h->num_definitions, sizeof(McDefWords) / 4)) return false;
  McDefWords *all = (McDefWords *)(l->words + h->definitions);
  dialect->definitions = mc_alloc_zeroed(&l->ctx->alloc, (h->num_definitions + 1) * sizeof *dialect->definitions);
  if (dialect->definitions == NULL) return mc_out_of_memory(l->diags);
  for (uint32_t i = 0; i < h->num_definitions; i++) {
    if (!link_definition(l, &all[i], &dialect->definitions[i])) return false;
  }
  dialect->num_definitions = h->num_definitions;
  return true;
}

bool mc_link_defaults(McLinker *l, McDialectDef *dialect) {
  for (uint32_t i = 0; i < dialect->num_definitions; i++) {
    const McDefWords *record = dialect->definitions[i].record;
    McParamWords *params = (McParamWords *)(l->words + record->params);
    for (uint32_t k = 0; k < record->num_params; k++) {
      if (params[k].default_value == 0) continue;
      params[k].default_value = l->words[l->header->constants + 4 * (params[k].default_value - 1)];
      if (!mc_param_fits(l->ctx, &params[k], params[k].default_value)) {
        return mc_link_damaged(l, "a default is of another kind");
      }
    }
  }
  return true;
}
