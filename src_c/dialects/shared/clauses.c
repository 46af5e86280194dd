/* clauses.c - lists of operands, types and attributes in the clauses of acc and omp, and cases of enumerations. */
#include "dialects/shared/clauses.h"

#include "parse/parse_attr.h"
#include "types/report.h"

void mc_clause_begin(McFormatParse *f, uint32_t group, uint32_t slot) {
  McParser *p = f->p;
  f->operands_at[group] = p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  f->types[slot] = (McSpan){(uint32_t)p->words.len, 0};
}

bool mc_clause_operand(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return false;
  f->operands[group].count++;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

bool mc_clause_type(McFormatParse *f, uint32_t slot) {
  McType type = mc_p_type(f->p);
  if (type.index == MC_NONE) return false;
  f->types[slot].count++;
  return mc_p_push(f->p, &f->p->words, type.index);
}

bool mc_clause_typed_operand(McFormatParse *f, uint32_t group, uint32_t slot) {
  return mc_clause_operand(f, group) && mc_expect(f->p, TOK_COLON, "expected ':'") && mc_clause_type(f, slot);
}

bool mc_clause_attr(McFormatParse *f, McWords *out) {
  McAttr attr = mc_p_attr(f->p, (McType){MC_NONE});
  return attr.index != MC_NONE && mc_p_push(f->p, out, attr.index);
}

bool mc_clause_attr_of(McFormatParse *f, McKind kind, McWords *out) {
  const char *at = f->p->tok.start;
  McAttr attr = mc_p_attr(f->p, (McType){MC_NONE});
  if (attr.index == MC_NONE) return false;
  if (mc_kind(f->p->ctx, attr.index) != kind) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_p_push(f->p, out, attr.index);
}

bool mc_clause_set_array(McFormatParse *f, uint32_t i, const McWords *attrs) {
  McAttr array = mc_attr_array(f->p->ctx, (const McAttr *)attrs->ptr, attrs->len);
  return array.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, i, array);
}

bool mc_clause_set_numbers(McFormatParse *f, uint32_t i, uint32_t width, const McWords *values) {
  McParser *p = f->p;
  size_t base = p->words.len;
  for (size_t k = 0; k < values->len; k++) {
    int32_t value = (int32_t)values->ptr[k];
    if (width == 32 ? !mc_p_push(p, &p->words, (uint32_t)value) : !mc_p_push_i64(p, &p->words, value)) return false;
  }
  McAttr array = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, width, MC_SIGNLESS),
                                     values->len == 0 ? NULL : p->words.ptr + base, values->len, p->diags);
  p->words.len = base;
  return array.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, i, array);
}

bool mc_clause_set_unit(McFormatParse *f, uint32_t i) {
  McAttr unit = mc_attr_unit(f->p->ctx);
  return unit.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, i, unit);
}

bool mc_clause_word(McFormatParse *f, McStr *out) {
  McParser *p = f->p;
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, p->tok.start, "expected valid keyword");
  *out = (McStr){p->tok.start, mc_token_len(&p->tok)};
  mc_advance(p);
  return true;
}

/* --- cases of enumerations --- */

static const McDefinition *definition_named(McContext *ctx, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
}

/* The enumeration of a definition's only parameter. NULL: it is of another kind. */
static const McEnumWords *held_enum(const McDefinition *def) {
  const McParamWords *param = def != NULL && def->record->num_params == 1 ? mc_definition_params(def) : NULL;
  return param != NULL && param->kind == MC_PK_ENUM ? (const McEnumWords *)(def->words + param->detail) : NULL;
}

/* The enumeration that is an attribute of that name by itself, or NULL. */
static const McEnumDef *enum_named(const McContext *ctx, McIdent name) {
  return name.index == MC_NONE ? NULL : mc_attr_def(ctx, name);
}

/* The same of an attribute. */
static const McEnumDef *enum_of(const McContext *ctx, McAttr attr) {
  bool is_defined = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_DEFINED;
  return is_defined ? enum_named(ctx, mc_defined_name(ctx, attr.index)) : NULL;
}

McAttr mc_case_attr(McContext *ctx, const char *definition, uint64_t number) {
  const McDefinition *def = definition_named(ctx, definition);
  const McEnumDef *e = def == NULL ? enum_named(ctx, mc_ident(ctx, definition, strlen(definition))) : NULL;
  if (e != NULL) return mc_enum_attr(ctx, e->record, number);
  McAttr value = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), (int64_t)number);
  if (def == NULL || value.index == MC_NONE) return (McAttr){MC_NONE};
  return (McAttr){mc_defined_intern(ctx, def, &value.index)};
}

int64_t mc_case_number(const McContext *ctx, McAttr attr) {
  int64_t number = -1;
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return -1;
  if (enum_of(ctx, attr) != NULL) return (int64_t)mc_enum_attr_value(ctx, attr);
  if (held_enum(mc_definition_of(ctx, attr.index)) == NULL) return -1;
  McAttr held = {mc_defined_param(ctx, attr.index, 0)};
  return held.index != MC_NONE && mc_attr_integer_i64(ctx, held, &number) ? number : -1;
}

bool mc_case_find(McContext *ctx, const char *definition, McStr name, uint64_t *number) {
  const McDefinition *def = definition_named(ctx, definition);
  const McEnumDef *own = def == NULL ? enum_named(ctx, mc_ident(ctx, definition, strlen(definition))) : NULL;
  if (own != NULL) return mc_enum_value(ctx, own->words, own->record, name.ptr, name.len, number);
  const McEnumWords *e = held_enum(def);
  return e != NULL && mc_enum_value(ctx, def->words, e, name.ptr, name.len, number);
}

void mc_case_text(const McContext *ctx, McAttr attr, McBuf *out) {
  int64_t number = mc_case_number(ctx, attr);
  const McEnumDef *own = enum_of(ctx, attr);
  if (own != NULL) {
    mc_enum_text(ctx, own->words, own->record, (uint64_t)number, out);
    return;
  }
  const McDefinition *def = number < 0 ? NULL : mc_definition_of(ctx, attr.index);
  if (def != NULL) mc_enum_text(ctx, def->words, held_enum(def), (uint64_t)number, out);
}

void mc_case_print(McFormatPrint *f, McAttr attr) {
  if (!f->p->collecting) mc_case_text(f->p->ctx, attr, f->p->buf);
}

/* --- printing --- */

void mc_clause_print_typed_operand(McFormatPrint *f, uint32_t i) {
  McContext *ctx = f->p->ctx;
  if (i >= mc_op_num_operands(ctx, f->op)) return;
  McValue value = mc_op_operand(ctx, f->op, i);
  mc_pr_value(f->p, value);
  mc_pr_lit(f->p, " : ");
  mc_pr_type(f->p, mc_value_type(ctx, value));
}

uint32_t mc_clause_array_size(const McContext *ctx, McAttr array) {
  return array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_ARRAY ? mc_attr_array_size(ctx, array) : 0;
}

int64_t mc_clause_number(const McContext *ctx, McAttr array, uint32_t i) {
  if (array.index == MC_NONE || mc_kind(ctx, array.index) != MC_ATTR_DENSE_ARRAY) return 0;
  McStr data = mc_attr_dense_data(ctx, array);
  uint64_t count = mc_attr_dense_count(ctx, array);
  if (i >= count) return 0;
  if (data.len / count == sizeof(int64_t)) {
    int64_t wide;
    memcpy(&wide, data.ptr + i * sizeof wide, sizeof wide);
    return wide;
  }
  int32_t narrow = 0;
  if (data.len / count == sizeof narrow) memcpy(&narrow, data.ptr + i * sizeof narrow, sizeof narrow);
  else if (data.len / count == 1) narrow = data.ptr[i] != 0;
  return narrow;
}
