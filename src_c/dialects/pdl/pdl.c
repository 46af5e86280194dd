/* pdl.c - syntax and checks of pdl and pdl_interp that formats and constraints cannot express.
 *
 * Users of values are examined before they are verified, too; values that other dialects define can be anything.
 */
#include "dialects/pdl/pdl.def"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_defined.h"
#include "parse/parse_attr.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- types --- */

static const McDefinition *definition(McContext *ctx, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
}

static bool is_range(const McContext *ctx, McType type) {
  const McDefinition *def = mc_kind(ctx, type.index) == MC_TYPE_DEFINED ? mc_definition_of(ctx, type.index) : NULL;
  if (def == NULL) return false;
  McStr name = mc_ident_str(ctx, def->name);
  return name.len == sizeof "pdl.range" - 1 && memcmp(name.ptr, "pdl.range", name.len) == 0;
}

static McType element_of(const McContext *ctx, McType type) {
  return is_range(ctx, type) ? (McType){mc_defined_param(ctx, type.index, 0)} : type;
}

/* MC_NONE: there is no such range, or no memory for it. */
static McType range_of(McContext *ctx, McType element) {
  const McDefinition *def = definition(ctx, "pdl.range");
  uint32_t value = element.index;
  if (def == NULL || element.index == MC_NONE || is_range(ctx, element)) return (McType){MC_NONE};
  return (McType){mc_defined_make(ctx, def, &value, (McLoc){MC_NONE}, NULL)};
}

static McType plain_type(McContext *ctx, const char *name) {
  const McDefinition *def = definition(ctx, name);
  return (McType){def == NULL ? MC_NONE : mc_defined_make(ctx, def, NULL, (McLoc){MC_NONE}, NULL)};
}

/* The element type of a range: its mnemonic alone. */
bool mc_def_routine_pdl_element_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  char name[32] = "pdl.";
  size_t len = mc_token_len(&p->tok);
  const McDefinition *def = NULL;
  if (mc_p_at_word(p) && len < sizeof name - 4) {
    memcpy(name + 4, at, len);
    McIdent ident = mc_ident(p->ctx, name, len + 4);
    if (ident.index == MC_NONE) return mc_p_out_of_memory(p);
    def = mc_p_find_definition(p, ident, true);
  }
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, at, "expected valid keyword");
  if (def == NULL) return mc_def_parse_error(d, at, "invalid 'pdl' type: `%.*s'", (int)len, at);
  mc_advance(p);
  uint32_t type = mc_p_defined_bare(p, d->f, def);
  return (d->values[args[0].number] = mc_def_parse_fits(d, args[0].number, at, type)) != MC_NONE;
}

void mc_def_routine_pdl_element_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t element = d->values[args[0].number];
  if (d->p->collecting || element == MC_NONE) return;
  if (mc_kind(d->p->ctx, element) == MC_TYPE_DEFINED) mc_pr_defined_bare(d->p, element);
}

bool mc_transform_pdl_range(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType range = count == 1 ? range_of(ctx, *from) : (McType){MC_NONE};
  return range.index != MC_NONE && mc_array_push(&ctx->alloc, out, range.index);
}

bool mc_transform_pdl_values(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType value = plain_type(ctx, "pdl.value");
  if (count == 1 && is_range(ctx, *from)) value = range_of(ctx, value);
  return count == 1 && value.index != MC_NONE && mc_array_push(&ctx->alloc, out, value.index);
}

static bool set_type(McFormatParse *f, uint32_t slot, McType type) {
  if (type.index == MC_NONE) return mc_p_out_of_memory(f->p);
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 1};
  return mc_p_push(f->p, &f->p->words, type.index);
}

static bool read_type(McFormatParse *f, uint32_t slot) {
  McType type = mc_p_type(f->p);
  return type.index != MC_NONE && set_type(f, slot, type);
}

bool mc_routine_pdl_range_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan given = f->types[args[0].number];
  if (given.count == MC_PROGRAM_NONE || given.count == 0) {
    return mc_expect(p, TOK_COLON, "expected ':'") && read_type(f, args[1].number);
  }
  McType element = element_of(p->ctx, (McType){p->words.ptr[given.start]}), range = range_of(p->ctx, element);
  if (range.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "elements of a range are not of pdl");
  return set_type(f, args[1].number, range);
}

void mc_routine_pdl_range_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args;
  (void)num_args;
  McContext *ctx = f->p->ctx;
  if (mc_op_num_operands(ctx, f->op) > 0 || mc_op_num_results(ctx, f->op) == 0) return;
  mc_pr_lit(f->p, ": ");
  mc_pr_type(f->p, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)));
}

bool mc_routine_pdl_results_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (mc_format_parse_attr(f, args[0].number).index == MC_NONE) {
    return set_type(f, args[1].number, range_of(p->ctx, plain_type(p->ctx, "pdl.value")));
  }
  return mc_expect(p, TOK_ARROW, "expected '->'") && read_type(f, args[1].number);
}

void mc_routine_pdl_results_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  if (mc_format_print_attr(f, args[0].number).index == MC_NONE || mc_op_num_results(ctx, f->op) == 0) return;
  mc_pr_lit(f->p, " -> ");
  mc_pr_type(f->p, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)));
}

/* --- {"name" = %value, ...} --- */

static bool read_named_value(McFormatParse *f, McSpan *values, bool strings) {
  McParser *p = f->p;
  McOperandRef ref;
  const char *at = p->tok.start;
  McAttr name = mc_p_attr(p, (McType){MC_NONE});
  if (name.index == MC_NONE) return false;
  if (strings && mc_kind(p->ctx, name.index) != MC_ATTR_STRING) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  if (!mc_p_push(p, &p->words, name.index) || !mc_expect(p, TOK_EQUAL, "expected '='") ||
      !mc_p_operand(p, &ref, true)) {
    return false;
  }
  values->count++;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

bool mc_routine_pdl_named_values_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  McSpan *values = &f->operands[args[0].number];
  size_t base = p->words.len;
  *values = (McSpan){(uint32_t)p->refs.len, 0};
  f->operands_at[args[0].number] = p->tok.start;
  if (mc_consume_if(p, TOK_L_BRACE)) {
    do {
      if (!read_named_value(f, values, num_args < 3)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_BRACE, "expected '}'")) return false;
  }
  size_t count = p->words.len - base;
  McAttr names = mc_attr_array(p->ctx, count ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  return names.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, names);
}

void mc_routine_pdl_named_values_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  McAttr names = mc_format_print_attr(f, args[1].number);
  McSpan values = mc_format_print_operands(f, args[0].number);
  bool is_list = names.index != MC_NONE && mc_kind(p->ctx, names.index) == MC_ATTR_ARRAY;
  uint32_t count = is_list ? mc_attr_array_size(p->ctx, names) : 0;
  if (count == 0) return;
  if (num_args < 3) mc_pr_lit(p, " ");
  mc_pr_lit(p, "{");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, names, i));
    mc_pr_lit(p, " = ");
    if (i < values.count) mc_pr_value(p, mc_op_operand(p->ctx, f->op, values.start + i));
  }
  mc_pr_lit(p, "}");
}

/* --- pdl_interp --- */

enum { RESULTS, RESULT_TYPES, INFERRED };

bool mc_routine_pdl_created_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *values = &f->operands[args[RESULTS].number], *types = &f->types[args[RESULT_TYPES].number];
  *values = (McSpan){(uint32_t)p->refs.len, 0};
  *types = (McSpan){(uint32_t)p->words.len, 0};
  f->operands_at[args[RESULTS].number] = p->tok.start;
  if (!mc_consume_if(p, TOK_ARROW)) return true;
  if (mc_consume_if(p, TOK_LESS)) {
    if (!mc_format_parse_keyword(f, "inferred", "") || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
    return mc_format_parse_set_attr(f, args[INFERRED].number, mc_attr_unit(p->ctx));
  }
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_p_operand_list(p, &p->refs)) return false;
  values->count = (uint32_t)p->refs.len - values->start;
  types->start = (uint32_t)p->words.len;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  types->count = (uint32_t)p->words.len - types->start;
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_pdl_created_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan values = mc_format_print_operands(f, args[RESULTS].number);
  if (mc_format_print_attr(f, args[INFERRED].number).index != MC_NONE) {
    mc_pr_lit(p, " -> <inferred>");
    return;
  }
  if (values.count == 0) return;
  mc_pr_lit(p, " -> (");
  mc_format_print_values(f, values);
  mc_pr_lit(p, " : ");
  mc_format_print_operand_types(f, values);
  mc_pr_lit(p, ")");
}

bool mc_routine_pdl_for_each_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McArgument variable;
  McOperandRef values;
  if (!mc_p_argument(p, &variable, true, false) || !mc_format_parse_keyword(f, "in", " after loop variable")) {
    return false;
  }
  f->operands_at[args[0].number] = p->tok.start;
  f->operands[args[0].number] = (McSpan){(uint32_t)p->refs.len, 1};
  if (!mc_p_operand(p, &values, true) || !(mc_array_push(&p->ctx->alloc, &p->refs, values) || mc_p_out_of_memory(p))) {
    return false;
  }
  McType range = range_of(p->ctx, variable.type);
  if (range.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "a loop variable is not of pdl");
  return set_type(f, args[1].number, range) && mc_format_parse_region(f, &variable, 1);
}

void mc_routine_pdl_for_each_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, 0);
  if (entry.index != MC_NONE && mc_block_num_args(p->ctx, entry) > 0) {
    McValue variable = mc_block_arg(p->ctx, entry, 0);
    mc_pr_value(p, variable);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_value_type(p->ctx, variable));
  }
  mc_pr_lit(p, " in ");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, " ");
  if (mc_op_num_regions(p->ctx, f->op) > 0) mc_pr_region(p, mc_op_region(p->ctx, f->op, 0), false, true, false);
}

/* --- checks --- */

static bool is_in(const McRoutineCheck *c, McFact parent) {
  return mc_op_has_fact(c->ctx, mc_op_parent(c->ctx, c->op), parent);
}

bool mc_check_pdl_native_constraint(const McRoutineCheck *c) {
  if (mc_op_num_operands(c->ctx, c->op) == 0) return fail(c, "expected at least one argument");
  McType operation = plain_type(c->ctx, "pdl.operation");
  for (uint32_t i = 0, n = mc_op_num_results(c->ctx, c->op); i < n; i++) {
    if (mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, i)).index != operation.index) continue;
    return fail(c, "returning an operation from a constraint is not supported");
  }
  return true;
}

bool mc_check_pdl_native_rewrite(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) + mc_op_num_results(c->ctx, c->op) > 0 ||
         fail(c, "expected at least one argument or result");
}

enum { MAX_PROJECTIONS = 4 }; /* results of results of ...: types allow one */

static bool has_binding_use(const McContext *ctx, McOp op, uint32_t depth) {
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    for (McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i)); use.index != MC_NONE;
         use = mc_use_next(ctx, use)) {
      McOp user = mc_use_owner(ctx, use);
      bool projects = mc_op_has_fact(ctx, user, MC_FACT_PDL_PROJECTION);
      if (!projects || depth >= MAX_PROJECTIONS || has_binding_use(ctx, user, depth + 1)) return true;
    }
  }
  return false;
}

bool mc_check_pdl_bound(const McRoutineCheck *c) {
  if (!is_in(c, MC_FACT_PDL_PATTERN) || has_binding_use(c->ctx, c->op, 0)) return true;
  return fail(c, "expected a bindable user when defined in the matcher body of a `pdl.pattern`");
}

/* Arguments: the attribute; for an operation that must be constant in a rewrite also the operand that excludes the
 * attribute. */
bool mc_check_pdl_constant(const McRoutineCheck *c) {
  bool constant = mc_named_attr(c, c->args[0]).index != MC_NONE;
  if (c->num_args > 1 && constant && mc_named_group(c, c->args[1]).count > 0) {
    return fail(c, "expected only one of [`type`, `value`] to be set");
  }
  if (constant) return true;
  if (c->num_args > 1 && is_in(c, MC_FACT_PDL_REWRITE)) {
    return fail(c, "expected constant value when specified within a `pdl.rewrite`");
  }
  return mc_check_pdl_bound(c);
}

static uint32_t array_size(const McRoutineCheck *c, uint32_t name) {
  McAttr array = mc_named_attr(c, name);
  return array.index == MC_NONE || mc_kind(c->ctx, array.index) != MC_ATTR_ARRAY ? 0
                                                                                 : mc_attr_array_size(c->ctx, array);
}

/* Arguments: the operation's name, attribute values, their names. */
bool mc_check_pdl_operation(const McRoutineCheck *c) {
  if (is_in(c, MC_FACT_PDL_REWRITE) && mc_named_attr(c, c->args[0]).index == MC_NONE) {
    return fail(c, "must have an operation name when nested within a `pdl.rewrite`");
  }
  uint32_t values = mc_named_group(c, c->args[1]).count, names = array_size(c, c->args[2]);
  if (values == names) return true;
  return fail(c, "expected the same number of attribute values and attribute names, got %u names and %u values", names,
              values);
}

bool mc_check_pdl_range_elements(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (mc_op_num_results(ctx, c->op) == 0) return true;
  McType element = element_of(ctx, mc_value_type(ctx, mc_op_result(ctx, c->op, 0)));
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, c->op); i < n; i++) {
    McType have = element_of(ctx, mc_value_type(ctx, mc_op_operand(ctx, c->op, i)));
    if (have.index == element.index) continue;
    return fail(c, "expected operand to have element type '%s', but got '%s'", mc_text_type(c->diags, element),
                mc_text_type(c->diags, have));
  }
  return true;
}

bool mc_check_pdl_replacement(const McRoutineCheck *c) {
  if (mc_named_group(c, c->args[0]).count == 0 || mc_named_group(c, c->args[1]).count == 0) return true;
  return fail(c, "expected no replacement values to be provided when the replacement operation is present");
}

bool mc_check_pdl_result_group(const McRoutineCheck *c) {
  McType type = mc_named_type(c, c->args[1]);
  if (mc_named_attr(c, c->args[0]).index != MC_NONE || type.index == MC_NONE || is_range(c->ctx, type)) return true;
  return fail(c, "expected `pdl.range<value>` result type when no index is specified, but got: '%s'",
              mc_text_type(c->diags, type));
}

bool mc_check_pdl_rewrite(const McRoutineCheck *c) {
  bool empty = mc_op_num_regions(c->ctx, c->op) == 0 ||
               mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, 0)).index == MC_NONE;
  if (mc_named_attr(c, c->args[0]).index != MC_NONE) {
    return empty || fail(c, "expected rewrite region to be empty when rewrite is external");
  }
  if (empty) return fail(c, "expected rewrite region to be non-empty if external name is not specified");
  return mc_named_group(c, c->args[1]).count == 0 ||
         fail(c, "expected no external arguments when the rewrite is specified inline");
}

/* --- patterns: their operations must be connected --- */

typedef struct Walk {
  const McRoutineCheck *c;
  McWords queue;   /* owned: operations that were reached, once each */
  uint32_t *slots; /* owned: a hash set of them; MC_NONE: free */
  uint32_t num_slots;
} Walk;

static bool visited(const Walk *w, uint32_t op) {
  uint32_t slot = op * 0x9E3779B1u & (w->num_slots - 1);
  while (w->num_slots > 0 && w->slots[slot] != MC_NONE && w->slots[slot] != op) slot = (slot + 1) & (w->num_slots - 1);
  return w->num_slots > 0 && w->slots[slot] == op;
}

static void insert(Walk *w, uint32_t op) {
  uint32_t slot = op * 0x9E3779B1u & (w->num_slots - 1);
  while (w->slots[slot] != MC_NONE) slot = (slot + 1) & (w->num_slots - 1);
  w->slots[slot] = op;
}

static bool grow(Walk *w) {
  McAlloc *alloc = &w->c->ctx->alloc;
  uint32_t old = w->num_slots, size = old == 0 ? 64 : 2 * old;
  uint32_t *slots = mc_alloc(alloc, size * sizeof *slots);
  if (slots == NULL) return mc_out_of_memory(w->c->diags);
  for (uint32_t i = 0; i < size; i++) slots[i] = MC_NONE;
  if (old > 0) mc_free(alloc, w->slots, old * sizeof *slots);
  w->slots = slots;
  w->num_slots = size;
  for (size_t i = 0; i < w->queue.len; i++) insert(w, w->queue.ptr[i]);
  return true;
}

static bool reach(Walk *w, McOp op) {
  McContext *ctx = w->c->ctx;
  if (op.index == MC_NONE || !mc_op_has_fact(ctx, mc_op_parent(ctx, op), MC_FACT_PDL_PATTERN) ||
      mc_op_has_fact(ctx, op, MC_FACT_PDL_REWRITE)) {
    return true;
  }
  if (visited(w, op.index)) return true;
  if (2 * (w->queue.len + 1) > w->num_slots && !grow(w)) return false;
  insert(w, op.index);
  return mc_array_push(&ctx->alloc, &w->queue, op.index) || mc_out_of_memory(w->c->diags);
}

static bool reach_operands(Walk *w, McOp op) {
  const McContext *ctx = w->c->ctx;
  bool operation = mc_op_has_fact(ctx, op, MC_FACT_PDL_OPERATION);
  if (!operation && !mc_op_has_fact(ctx, op, MC_FACT_PDL_PROJECTION)) return true;
  const McOpDef *def = mc_op_def(w->c->ctx, op);
  uint32_t start = 0, count = mc_op_num_operands(ctx, op);
  if (operation && def != NULL) mc_op_group(ctx, def, op, false, 0, &start, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (!reach(w, mc_value_op(ctx, mc_op_operand(ctx, op, start + i)))) return false;
  }
  return true;
}

static bool reach_all(Walk *w, McOp first) {
  const McContext *ctx = w->c->ctx;
  if (!reach(w, first)) return false;
  for (size_t at = 0; at < w->queue.len; at++) {
    McOp op = {w->queue.ptr[at]};
    if (!reach_operands(w, op)) return false;
    for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
      for (McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i)); use.index != MC_NONE;
           use = mc_use_next(ctx, use)) {
        if (!reach(w, mc_use_owner(ctx, use))) return false;
      }
    }
  }
  return true;
}

static bool is_used_in_rewrite(const McContext *ctx, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    for (McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i)); use.index != MC_NONE;
         use = mc_use_next(ctx, use)) {
      McOp user = mc_use_owner(ctx, use);
      if (mc_op_has_fact(ctx, user, MC_FACT_PDL_REWRITE) ||
          mc_op_has_fact(ctx, mc_op_parent(ctx, user), MC_FACT_PDL_REWRITE)) {
        return true;
      }
    }
  }
  return false;
}

static bool check_connected(const McRoutineCheck *c, McBlock body) {
  const McContext *ctx = c->ctx;
  Walk w = {.c = c};
  bool ok = true;
  for (McOp op = mc_block_first_op(ctx, body); ok && op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!mc_op_has_fact(ctx, op, MC_FACT_PDL_COMPONENT) || !is_used_in_rewrite(ctx, op)) continue;
    if (w.queue.len == 0) {
      ok = reach_all(&w, op);
    } else if (!visited(&w, op.index)) {
      ok = fail(c, "the operations must form a connected component");
      mc_note(c->diags, mc_op_loc(ctx, op), "see a disconnected value / operation here");
    }
  }
  mc_array_fini(&c->ctx->alloc, &w.queue);
  if (w.slots != NULL) mc_free(&c->ctx->alloc, w.slots, w.num_slots * sizeof *w.slots);
  return ok;
}

static bool is_of_pdl(const McContext *ctx, McOp op) {
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  return name.len > 4 && memcmp(name.ptr, "pdl.", 4) == 0;
}

/* In an operation of pdl, only a rewrite has operations inside, which have none. */
static McOp first_foreign(const McContext *ctx, McBlock body, uint32_t depth) {
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    for (uint32_t i = 0, n = depth < 2 ? mc_op_num_regions(ctx, op) : 0; i < n; i++) {
      McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
      McOp inner = block.index == MC_NONE ? (McOp){MC_NONE} : first_foreign(ctx, block, depth + 1);
      if (inner.index != MC_NONE) return inner;
    }
    if (!is_of_pdl(ctx, op)) return op;
  }
  return (McOp){MC_NONE};
}

bool mc_check_pdl_pattern(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body =
      mc_op_num_regions(ctx, c->op) > 0 ? mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0)) : (McBlock){MC_NONE};
  if (body.index == MC_NONE) return true;
  McOp last = mc_block_last_op(ctx, body), op = mc_block_first_op(ctx, body);
  if (!mc_op_has_fact(ctx, last, MC_FACT_PDL_REWRITE)) {
    fail(c, "expected body to terminate with `pdl.rewrite`");
    if (last.index != MC_NONE) mc_note(c->diags, mc_op_loc(ctx, last), "see terminator defined here");
    return false;
  }
  McOp foreign = first_foreign(ctx, body, 0);
  if (foreign.index != MC_NONE) {
    fail(c, "expected only `pdl` operations within the pattern body");
    return mc_note(c->diags, mc_op_loc(ctx, foreign), "see non-`pdl` operation defined here");
  }
  while (op.index != MC_NONE && !mc_op_has_fact(ctx, op, MC_FACT_PDL_OPERATION)) op = mc_op_next(ctx, op);
  if (op.index == MC_NONE) return fail(c, "the pattern must contain at least one `pdl.operation`");
  return check_connected(c, body);
}

/* --- checks of pdl_interp --- */

bool mc_check_pdl_created(const McRoutineCheck *c) {
  if (mc_named_attr(c, c->args[0]).index == MC_NONE || mc_named_group(c, c->args[1]).count == 0) return true;
  return fail(c, "with inferred results cannot also have explicit result types");
}

bool mc_check_pdl_switch(const McRoutineCheck *c) {
  uint32_t successors = mc_op_num_successors(c->ctx, c->op), cases = successors > 0 ? successors - 1 : 0;
  McAttr attr = mc_named_attr(c, c->args[0]);
  int64_t values = 0;
  if (attr.index == MC_NONE) return true;
  if (mc_kind(c->ctx, attr.index) == MC_ATTR_ARRAY) values = mc_attr_array_size(c->ctx, attr);
  else if (!mc_type_num_elements(c->ctx, mc_attr_value_type(c->ctx, attr), &values)) return true;
  if (values == cases) return true;
  return fail(c, "expected number of cases to match the number of case values, got %u but expected %lld", cases,
              (long long)values);
}

bool mc_check_pdl_for_each(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock entry =
      mc_op_num_regions(ctx, c->op) > 0 ? mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0)) : (McBlock){MC_NONE};
  if (entry.index == MC_NONE || mc_block_num_args(ctx, entry) != 1) return fail(c, "requires exactly one argument");
  McType variable = mc_value_type(ctx, mc_block_arg(ctx, entry, 0)), values = mc_named_type(c, c->args[0]);
  if (is_range(ctx, values) && element_of(ctx, values).index == variable.index) return true;
  return fail(c, "operand must be a range of loop variable type");
}
