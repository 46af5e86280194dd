/* pdl.c - syntax and checks of pdl that formats and constraints cannot express.
 *
 * Users of values are examined before they are verified, too; values that other dialects define can be anything.
 */
#include "dialects/pdl/pdl.def"
#include "dialects/shared/pdl_types.h"
#include "parse/parse_defined.h"
#include "parse/parse_attr.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- types --- */

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

bool mc_routine_pdl_results_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (mc_format_parse_attr(f, args[0].number).index == MC_NONE) {
    return mc_pdl_set_type(f, args[1].number, mc_pdl_range_of(p->ctx, mc_pdl_type(p->ctx, "pdl.value")));
  }
  return mc_expect(p, TOK_ARROW, "expected '->'") && mc_pdl_read_type(f, args[1].number);
}

void mc_routine_pdl_results_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  if (mc_format_print_attr(f, args[0].number).index == MC_NONE || mc_op_num_results(ctx, f->op) == 0) return;
  mc_pr_lit(f->p, " -> ");
  mc_pr_type(f->p, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)));
}

/* --- checks --- */

static bool is_in(const McRoutineCheck *c, McFact parent) {
  return mc_op_has_fact(c->ctx, mc_op_parent(c->ctx, c->op), parent);
}

bool mc_check_pdl_native_constraint(const McRoutineCheck *c) {
  if (mc_op_num_operands(c->ctx, c->op) == 0) return fail(c, "expected at least one argument");
  McType operation = mc_pdl_type(c->ctx, "pdl.operation");
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

/* The operation, or a result of it, replaces an operation that was there before: types are those of that one. */
static bool replaces_earlier(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (mc_op_num_results(ctx, c->op) == 0) return false;
  for (McUse use = mc_value_first_use(ctx, mc_op_result(ctx, c->op, 0)); use.index != MC_NONE;
       use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    if (mc_use_index(ctx, use) == 0 || !mc_op_has_fact(ctx, user, MC_FACT_PDL_REPLACEMENT)) continue;
    McOp replaced = mc_value_op(ctx, mc_op_operand(ctx, user, 0));
    if (replaced.index == MC_NONE) continue;
    if (mc_op_block(ctx, replaced).index != mc_op_block(ctx, c->op).index || mc_op_is_before(ctx, replaced, c->op)) {
      return true;
    }
  }
  return false;
}

/* The definition of a registered operation that has results and cannot infer their types; or NULL. */
static const McOpDef *uninferable(const McRoutineCheck *c, McStr name) {
  const char *dot = memchr(name.ptr, '.', name.len);
  if (dot == NULL || mc_dialect_of_prefix(c->ctx, name.ptr, (size_t)(dot - name.ptr)) == NULL) return NULL;
  McOpName known = mc_op_name(c->ctx, name.ptr, name.len);
  const McOpDef *def = known.index == MC_NONE ? NULL : mc_op_name_def(c->ctx, known);
  return def == NULL || def->op->num_infer > 0 ? NULL : def;
}

/* A type that is known, or that an operation of the pattern, before the rewrite, has. */
static bool is_known_type(const McRoutineCheck *c, McValue type) {
  McContext *ctx = c->ctx;
  McOp op = mc_value_op(ctx, type);
  if (op.index == MC_NONE || mc_op_has_fact(ctx, op, MC_FACT_PDL_NATIVE_REWRITE)) return true;
  if (!mc_op_has_fact(ctx, op, MC_FACT_PDL_TYPE)) return false;
  McStr constant = mc_def_fact_word(ctx, mc_op_def(ctx, op), MC_FACT_PDL_TYPE);
  if (mc_op_attribute(ctx, op, mc_ident(ctx, constant.ptr, constant.len)).index != MC_NONE) return true;
  for (McUse use = mc_value_first_use(ctx, type); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    if (mc_op_block(ctx, user).index == mc_op_block(ctx, c->op).index) continue;
    if (mc_op_has_fact(ctx, user, MC_FACT_PDL_COMPONENT) && !mc_op_has_fact(ctx, user, MC_FACT_PDL_PROJECTION)) {
      return true;
    }
  }
  return false;
}

/* Arguments: the operation's name, the types of its results. */
bool mc_check_pdl_inferable(const McRoutineCheck *c) {
  static const char message[] =
      "must have inferable or constrained result types when nested within `pdl.rewrite`";
  McAttr named = mc_named_attr(c, c->args[0]);
  if (!is_in(c, MC_FACT_PDL_REWRITE) || named.index == MC_NONE) return true;
  McStr name = mc_attr_string_value(c->ctx, named);
  const McOpDef *def = uninferable(c, name);
  if (def == NULL || replaces_earlier(c)) return true;
  McGroup types = mc_named_group(c, c->args[1]);
  if (types.count == 0 && def->op->num_results > def->num_variadic_results) {
    fail(c, "%s", message);
    return mc_note(c->diags, mc_op_loc(c->ctx, c->op),
                   "operation is created in a non-inferrable context, but '%.*s' does not implement "
                   "InferTypeOpInterface", (int)name.len, name.ptr);
  }
  for (uint32_t i = 0; i < types.count; i++) {
    if (is_known_type(c, mc_op_operand(c->ctx, c->op, types.start + i))) continue;
    fail(c, "%s", message);
    return mc_note(c->diags, mc_op_loc(c->ctx, c->op), "result type #%u was not constrained", i);
  }
  return true;
}

bool mc_check_pdl_replacement(const McRoutineCheck *c) {
  if (mc_named_group(c, c->args[0]).count == 0 || mc_named_group(c, c->args[1]).count == 0) return true;
  return fail(c, "expected no replacement values to be provided when the replacement operation is present");
}

bool mc_check_pdl_result_group(const McRoutineCheck *c) {
  McType type = mc_named_type(c, c->args[1]);
  bool indexed = mc_named_attr(c, c->args[0]).index != MC_NONE;
  if (indexed || type.index == MC_NONE || mc_pdl_is_range(c->ctx, type)) return true;
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
