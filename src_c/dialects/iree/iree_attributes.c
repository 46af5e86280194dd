/* iree_attributes.c - types and attributes of devices, executables and resources. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

bool mc_def_routine_iree_lifetime_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  static const char *const words[] = {"external", "staging", "transient", "variable", "constant"};
  (void)num_args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  const char *found = mc_consume_if(p, TOK_STAR) ? "*" : NULL;
  for (size_t i = 0; found == NULL && i < MC_COUNT(words); i++) {
    if (mc_consume_keyword(p, words[i])) found = words[i];
  }
  if (found == NULL) {
    return mc_def_parse_error(d, at, "unknown lifetime value: %.*s", (int)mc_token_len(&p->tok), at);
  }
  d->values[args[0].number] = mc_attr_string(p->ctx, found, strlen(found), (McType){MC_NONE}).index;
  return d->values[args[0].number] != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_iree_lifetime_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr word = mc_attr_string_value(d->p->ctx, (McAttr){d->values[args[0].number]});
  mc_pr_text(d->p, word.ptr, word.len);
}

/* --- queues of a device --- */

bool mc_def_routine_iree_queues_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  uint64_t mask = UINT64_MAX, bit = 0;
  if (mc_consume_if(p, TOK_COMMA)) {
    mask = 0;
    if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
    while (!mc_consume_if(p, TOK_R_SQUARE)) {
      if (p->tok.kind != TOK_INTEGER || !mc_p_token_u64(&p->tok, &bit) || bit > 63) {
        return mc_def_parse_error(d, p->tok.start, "expected integer value");
      }
      mc_advance(p);
      mask |= (uint64_t)1 << bit;
      if (!mc_consume_if(p, TOK_COMMA) && !mc_at(p, TOK_R_SQUARE)) return mc_p_wrong_token(p, "expected ']'");
    }
  }
  McAttr value = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)mask);
  d->values[args[0].number] = value.index;
  return value.index != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_iree_queues_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  int64_t mask = -1;
  (void)mc_attr_integer_i64(p->ctx, (McAttr){d->values[args[0].number]}, &mask);
  if (mask == -1) return;
  mc_pr_lit(p, ", [");
  bool first = true;
  for (uint32_t i = 0; i < 64; i++) {
    if (((uint64_t)mask >> i & 1) == 0) continue;
    if (!first) mc_pr_lit(p, ", ");
    if (!p->collecting) mc_buf_u64(p->buf, i);
    first = false;
  }
  mc_pr_lit(p, "]");
}

/* --- lists --- */

static bool parse_list(McDefParse *d, uint32_t param) {
  McParser *p = d->p;
  size_t base = p->words.len;
  do {
    McAttr value = mc_p_attr(p, (McType){MC_NONE});
    if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  d->values[param] = list.index;
  if (list.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

static uint32_t list_size(const McDefPrint *d, uint32_t param) {
  McAttr list = {d->values[param]};
  return list.index == MC_NONE ? 0 : mc_attr_array_size(d->p->ctx, list);
}

/* The attribute has the type !hal.device, also when the text does not state it. */
static bool set_device_type(McDefParse *d) {
  McParser *p = d->p;
  McIdent name = mc_ident(p->ctx, "hal.device", 10);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, true);
  uint32_t type = def == NULL ? MC_NONE : mc_defined_intern(p->ctx, def, NULL);
  if (d->def->record->self > 0) d->values[d->def->record->self - 1] = type;
  return type != MC_NONE || mc_p_out_of_memory(p);
}

/* Arguments: a dictionary, a list of targets. */
bool mc_def_routine_iree_device_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!set_device_type(d)) return false;
  if (!mc_consume_if(p, TOK_COMMA)) return true;
  if (!mc_at(p, TOK_L_SQUARE)) {
    const char *at = p->tok.start;
    McAttr configuration = mc_p_attr(p, (McType){MC_NONE});
    if (configuration.index == MC_NONE) return false;
    if (mc_kind(p->ctx, configuration.index) != MC_ATTR_DICTIONARY) {
      return mc_def_parse_error(d, at, "invalid kind of attribute specified");
    }
    if (mc_attr_dictionary_size(p->ctx, configuration) > 0) d->values[args[0].number] = configuration.index;
    if (!mc_consume_if(p, TOK_COMMA)) return true;
  }
  return mc_expect(p, TOK_L_SQUARE, "expected '['") && parse_list(d, args[1].number);
}

void mc_def_routine_iree_device_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr configuration = {d->values[args[0].number]};
  uint32_t count = list_size(d, args[1].number);
  if (configuration.index != MC_NONE) {
    mc_pr_lit(p, ", ");
    mc_pr_attr(p, configuration);
  }
  if (count == 0) return;
  mc_pr_lit(p, ", [");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, (McAttr){d->values[args[1].number]}, i));
  }
  mc_pr_lit(p, "]");
}

static bool set_array(McDefParse *d, uint32_t param, const McWords *attrs) {
  McAttr list = mc_attr_array(d->p->ctx, (const McAttr *)attrs->ptr, attrs->len);
  d->values[param] = list.index;
  return list.index != MC_NONE || mc_p_out_of_memory(d->p);
}

static bool push_attr(McParser *p, McWords *out) {
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  return value.index != MC_NONE && mc_p_push(p, out, value.index);
}

/* Arguments: targets, a list of objects for each. */
bool mc_def_routine_iree_objects_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords targets = {0}, objects = {0};
  bool ok = mc_expect(p, TOK_L_BRACE, "expected '{'");
  if (ok && !mc_consume_if(p, TOK_R_BRACE)) {
    do {
      ok = push_attr(p, &targets) && mc_expect(p, TOK_EQUAL, "expected '='") && push_attr(p, &objects);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_BRACE, "expected '}'");
  }
  ok = ok && set_array(d, args[0].number, &targets) && set_array(d, args[1].number, &objects);
  mc_array_fini(&p->ctx->alloc, &targets);
  mc_array_fini(&p->ctx->alloc, &objects);
  return ok;
}

void mc_def_routine_iree_objects_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  uint32_t count = list_size(d, args[0].number), others = list_size(d, args[1].number);
  mc_pr_lit(p, "{");
  for (uint32_t i = 0; i < count && i < others; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, (McAttr){d->values[args[0].number]}, i));
    mc_pr_lit(p, " = ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, (McAttr){d->values[args[1].number]}, i));
  }
  mc_pr_lit(p, "}");
}
