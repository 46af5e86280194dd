/* iree_layouts.c - types and attributes with forms of their own: nested tuples of integers, references to shaped
 * memory, configurations of resources, names of parameters.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static McAttr i64_attr(McContext *ctx, int64_t value) {
  McType type = mc_type_integer(ctx, 64, MC_SIGNLESS);
  return type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer(ctx, type, value);
}

static bool is_leaf(const McContext *ctx, McAttr attr) { return mc_kind(ctx, attr.index) == MC_ATTR_INTEGER; }

static int64_t leaf_of(const McContext *ctx, McAttr attr) {
  int64_t value = 0;
  if (is_leaf(ctx, attr)) (void)mc_attr_integer_i64(ctx, attr, &value);
  return value;
}

/* --- tuples of integers --- */

/* integer | `(` tuple, ... `)`. The lists that are open are on p->words, where each begins in `open`: no recursion. */
static bool parse_tuple_with(McDefParse *d, McWords *open, McAttr *out) {
  McParser *p = d->p;
  for (bool item = true;;) {
    if (item) {
      if (mc_consume_if(p, TOK_L_PAREN)) {
        if (open->len >= mc_max_nesting(p->ctx)) return mc_p_too_deep(p);
        if (!mc_p_push(p, open, (uint32_t)p->words.len)) return false;
        continue;
      }
      const char *at = p->tok.start;
      bool negative = mc_consume_if(p, TOK_MINUS);
      uint64_t value;
      if (!mc_at(p, TOK_INTEGER)) return mc_def_parse_error(d, at, "expected integer value");
      if (!mc_p_token_u64(&p->tok, &value) || value > (uint64_t)INT64_MAX + negative) {
        return mc_def_parse_error(d, at, "integer value too large");
      }
      mc_advance(p);
      *out = i64_attr(p->ctx, (int64_t)(negative ? 0 - value : value));
      item = false;
    }
    if (out->index == MC_NONE) return mc_p_out_of_memory(p);
    if (open->len == 0) return true;
    if (!mc_p_push(p, &p->words, out->index)) return false;
    item = mc_consume_if(p, TOK_COMMA);
    if (item) continue;
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
    size_t base = open->ptr[--open->len];
    *out = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
    p->words.len = base;
  }
}

static bool parse_tuple(McDefParse *d, McAttr *out) {
  McWords open = {0};
  size_t base = d->p->words.len;
  *out = (McAttr){MC_NONE};
  bool ok = parse_tuple_with(d, &open, out);
  d->p->words.len = base;
  mc_array_fini(&d->p->ctx->alloc, &open);
  return ok;
}

static void print_tuple(McPrinter *p, McAttr attr) {
  MC_ARRAY(McSpan) open; /* list, next element */
  mc_array_init(&open);
  for (;;) {
    bool is_list = attr.index != MC_NONE && mc_kind(p->ctx, attr.index) == MC_ATTR_ARRAY;
    if (is_list) {
      mc_pr_lit(p, "(");
      if (!mc_array_push(&p->ctx->alloc, &open, ((McSpan){attr.index, 0}))) {
        p->failed = true;
        break;
      }
    } else if (!p->collecting && attr.index != MC_NONE) {
      mc_buf_i64(p->buf, leaf_of(p->ctx, attr));
    }
    while (open.len > 0) {
      McSpan *top = &open.ptr[open.len - 1];
      if (top->count < mc_attr_array_size(p->ctx, (McAttr){top->start})) break;
      mc_pr_lit(p, ")");
      open.len--;
    }
    if (open.len == 0) break;
    McSpan *top = &open.ptr[open.len - 1];
    if (top->count > 0) mc_pr_lit(p, ", ");
    attr = mc_attr_array_get(p->ctx, (McAttr){top->start}, top->count++);
  }
  mc_array_fini(&p->ctx->alloc, &open);
}

bool mc_def_routine_iree_int_tuple_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr tuple;
  if (!parse_tuple(d, &tuple)) return false;
  d->values[args[0].number] = tuple.index;
  return true;
}

void mc_def_routine_iree_int_tuple_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_tuple(d->p, (McAttr){d->values[args[0].number]});
}

/* Walks two tuples at once. Returns false when their trees differ; *wrong: the first leaf that breaks its rule,
 * `which`: of which of both it is. */
typedef struct Leaves {
  McContext *ctx;
  int64_t wrong;
  int which; /* 0: none */
} Leaves;

static bool walk_pair(Leaves *w, McAttr shape, McAttr stride) {
  MC_ARRAY(McSpan) open;
  mc_array_init(&open);
  bool same = mc_array_push(&w->ctx->alloc, &open, ((McSpan){shape.index, stride.index}));
  while (same && open.len > 0) {
    McSpan pair = open.ptr[--open.len];
    McAttr a = {pair.start}, b = {pair.count};
    if (is_leaf(w->ctx, a) && is_leaf(w->ctx, b)) {
      if (w->which != 1 && leaf_of(w->ctx, a) <= 0) *w = (Leaves){w->ctx, leaf_of(w->ctx, a), 1};
      if (w->which == 0 && leaf_of(w->ctx, b) < 0) *w = (Leaves){w->ctx, leaf_of(w->ctx, b), 2};
      continue;
    }
    same = mc_kind(w->ctx, a.index) == MC_ATTR_ARRAY && mc_kind(w->ctx, b.index) == MC_ATTR_ARRAY;
    uint32_t count = same ? mc_attr_array_size(w->ctx, a) : 0;
    same = same && count == mc_attr_array_size(w->ctx, b);
    for (uint32_t i = count; same && i-- > 0;) {
      McSpan next = {mc_attr_array_get(w->ctx, a, i).index, mc_attr_array_get(w->ctx, b, i).index};
      same = mc_array_push(&w->ctx->alloc, &open, next);
    }
  }
  mc_array_fini(&w->ctx->alloc, &open);
  return same;
}

bool mc_def_check_iree_pack_map(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                McDiags *diags) {
  (void)def;
  Leaves w = {ctx, 0, 0};
  if (!walk_pair(&w, (McAttr){values[0]}, (McAttr){values[1]})) {
    return mc_error(diags, loc, "shape and stride must be congruent (identical tree structure)");
  }
  if (w.which == 1) {
    return mc_error(diags, loc, "shape leaf values must be positive, got %lld", (long long)w.wrong);
  }
  return w.which == 0 ||
         mc_error(diags, loc, "stride leaf values must be non-negative, got %lld", (long long)w.wrong);
}

/* Appends the leaves of a tuple, in order. */
static bool leaves_of(McParser *p, McAttr tuple, McWords *out) {
  McWords open = {0};
  bool ok = mc_p_push(p, &open, tuple.index);
  while (ok && open.len > 0) {
    McAttr top = {open.ptr[--open.len]};
    if (is_leaf(p->ctx, top)) {
      ok = mc_p_push(p, out, top.index);
      continue;
    }
    for (uint32_t i = mc_attr_array_size(p->ctx, top); ok && i-- > 0;) {
      ok = mc_p_push(p, &open, mc_attr_array_get(p->ctx, top, i).index);
    }
  }
  mc_array_fini(&p->ctx->alloc, &open);
  return ok;
}

typedef struct Mode { int64_t shape, stride; } Mode;

/* Merges neighbouring leaves of a mode whose strides go together; both lists get the leaves of the result. */
static bool merge_leaves(McParser *p, McWords *shapes, McWords *strides) {
  McContext *ctx = p->ctx;
  MC_ARRAY(Mode) merged;
  mc_array_init(&merged);
  bool ok = true;
  for (size_t i = shapes->len; ok && i-- > 0;) {
    Mode next = {leaf_of(ctx, (McAttr){shapes->ptr[i]}), leaf_of(ctx, (McAttr){strides->ptr[i]})};
    Mode *last = merged.len > 0 ? &merged.ptr[merged.len - 1] : NULL;
    if (last != NULL && next.shape == 1) continue;
    if (last != NULL && last->shape == 1) *last = next;
    else if (last != NULL && (uint64_t)last->shape * (uint64_t)last->stride == (uint64_t)next.stride) {
      last->shape = (int64_t)((uint64_t)next.shape * (uint64_t)last->shape);
    } else {
      ok = mc_array_push(&ctx->alloc, &merged, next) || mc_p_out_of_memory(p);
    }
  }
  shapes->len = strides->len = 0;
  for (size_t i = merged.len; ok && i-- > 0;) {
    Mode mode = merged.ptr[i];
    McAttr shape = i64_attr(ctx, mode.shape), stride = i64_attr(ctx, mode.shape == 1 ? 0 : mode.stride);
    if (shape.index == MC_NONE || stride.index == MC_NONE) ok = mc_p_out_of_memory(p);
    else ok = mc_p_push(p, shapes, shape.index) && mc_p_push(p, strides, stride.index);
  }
  mc_array_fini(&ctx->alloc, &merged);
  return ok;
}

/* One leaf, or a list of them. */
static McAttr mode_of(McContext *ctx, const McWords *leaves) {
  if (leaves->len == 1) return (McAttr){leaves->ptr[0]};
  return mc_attr_array(ctx, (const McAttr *)leaves->ptr, leaves->len);
}

/* A layout holds its map with the leaves of each mode merged. */
static bool merge_modes(McParser *p, McAttr *shape, McAttr *stride) {
  McContext *ctx = p->ctx;
  McWords shapes = {0}, strides = {0}, lists[2] = {{0}, {0}};
  bool leaf = is_leaf(ctx, *shape), ok = true;
  uint32_t rank = leaf ? 1 : mc_attr_array_size(ctx, *shape);
  for (uint32_t i = 0; ok && i < rank; i++) {
    McAttr a = leaf ? *shape : mc_attr_array_get(ctx, *shape, i);
    McAttr b = leaf ? *stride : mc_attr_array_get(ctx, *stride, i);
    shapes.len = strides.len = 0;
    ok = leaves_of(p, a, &shapes) && leaves_of(p, b, &strides) && merge_leaves(p, &shapes, &strides);
    if (!ok) break;
    McAttr made[2] = {mode_of(ctx, &shapes), mode_of(ctx, &strides)};
    for (size_t k = 0; ok && k < 2; k++) {
      ok = made[k].index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &lists[k], made[k].index);
    }
  }
  if (ok) {
    *shape = mc_attr_array(ctx, (const McAttr *)lists[0].ptr, lists[0].len);
    *stride = mc_attr_array(ctx, (const McAttr *)lists[1].ptr, lists[1].len);
    ok = (shape->index != MC_NONE && stride->index != MC_NONE) || mc_p_out_of_memory(p);
  }
  mc_array_fini(&ctx->alloc, &shapes);
  mc_array_fini(&ctx->alloc, &strides);
  mc_array_fini(&ctx->alloc, &lists[0]);
  mc_array_fini(&ctx->alloc, &lists[1]);
  return ok;
}

bool mc_def_routine_iree_pack_layout_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McAttr shape, stride;
  if (!parse_tuple(d, &shape) || !mc_expect(p, TOK_COLON, "expected ':'") || !parse_tuple(d, &stride)) return false;
  uint32_t values[2] = {shape.index, stride.index};
  if (!mc_def_check_iree_pack_map(p->ctx, d->def, values, mc_p_loc_at(p, p->tok.start), p->diags)) return false;
  if (!merge_modes(p, &shape, &stride)) return false;
  d->values[args[0].number] = shape.index;
  d->values[args[1].number] = stride.index;
  return true;
}

void mc_def_routine_iree_pack_layout_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_tuple(d->p, (McAttr){d->values[args[0].number]});
  mc_pr_lit(d->p, " : ");
  print_tuple(d->p, (McAttr){d->values[args[1].number]});
}

/* --- references to shaped memory --- */

/* Attributes that can be a scope: IREE's ScopeAttrInterface. */
static bool is_scope(const McContext *ctx, McAttr attr) {
  static const char *const names[] = {"pcf.sequential", "pcf.test_scope", "iree_codegen.workgroup_scope",
                                      "iree_gpu.subgroup_scope", "iree_gpu.lane_scope"};
  for (size_t i = 0; i < MC_COUNT(names); i++) {
    if (mc_is_defined_as(ctx, attr.index, names[i])) return true;
  }
  return false;
}

static bool parse_scope(McDefParse *d, uint32_t param) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  McAttr scope = mc_p_attr(p, (McType){MC_NONE});
  d->values[param] = scope.index;
  if (scope.index == MC_NONE) return mc_def_parse_error(d, at, "failed to parse parameter 'scope'");
  return is_scope(p->ctx, scope) ||
         mc_p_error_at(p, at, "expected 'scope' parameter %s to implement 'ScopeAttrInterfaceInterface'",
                       mc_text_attr(p->diags, scope));
}

static bool parse_sync_scope(McDefParse *d, uint32_t param) {
  const char *at = d->p->tok.start;
  d->values[param] = mc_p_attr(d->p, (McType){MC_NONE}).index;
  return d->values[param] != MC_NONE || mc_def_parse_error(d, at, "failed to parse parameter 'sync_scope'");
}

/* `,` (`sync` `(` scope `)` | scope (`,` scope)?). Arguments: the scope, that of synchronization. */
bool mc_def_routine_iree_scopes_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  if (!mc_consume_keyword(p, "sync")) {
    if (!parse_scope(d, args[0].number)) return false;
    return !mc_consume_if(p, TOK_COMMA) || parse_sync_scope(d, args[1].number);
  }
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !parse_scope(d, args[0].number)) return false;
  McIdent name = mc_ident(p->ctx, "pcf.sync_on_return", strlen("pcf.sync_on_return"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, false);
  d->values[args[1].number] = mc_defined_intern(p->ctx, def, NULL);
  if (d->values[args[1].number] == MC_NONE) return mc_p_out_of_memory(p);
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_def_routine_iree_scopes_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr scope = {d->values[args[0].number]}, sync = {d->values[args[1].number]};
  bool on_return = sync.index != MC_NONE && mc_is_defined_as(p->ctx, sync.index, "pcf.sync_on_return");
  mc_pr_lit(p, ", ");
  if (on_return) mc_pr_lit(p, "sync(");
  mc_pr_attr(p, scope);
  if (on_return) {
    mc_pr_lit(p, ")");
  } else if (sync.index != MC_NONE) {
    mc_pr_lit(p, ", ");
    mc_pr_attr(p, sync);
  }
}

/* --- configurations of resources --- */

static const char *const resource_keys[] = {"max_allocation_size", "min_buffer_offset_alignment",
                                            "max_buffer_range", "min_buffer_range_alignment", "index_bits"};

static bool parse_word(McDefParse *d, McStr *out) {
  McParser *p = d->p;
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, p->tok.start, "expected valid keyword");
  *out = (McStr){p->tok.start, mc_token_len(&p->tok)};
  mc_advance(p);
  return true;
}

static bool is_word(McStr text, const char *word) {
  return text.len == strlen(word) && memcmp(text.ptr, word, text.len) == 0;
}

static bool parse_resource_entry(McDefParse *d, const McDefRoutineArg *args) {
  McParser *p = d->p;
  McStr key, value;
  if (!parse_word(d, &key) || !mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  for (size_t i = 0; i < MC_COUNT(resource_keys); i++) {
    if (is_word(key, resource_keys[i])) return mc_def_parse_param(d, args[i].number);
  }
  bool mutable_bindings = is_word(key, "alias_mutable_bindings"), model = is_word(key, "memory_model");
  if (!mutable_bindings && !model) return true;
  const char *at = p->tok.start;
  if (!parse_word(d, &value)) return false;
  if (mutable_bindings) {
    if (!is_word(value, "true") && !is_word(value, "false")) {
      return mc_def_parse_error(d, at, "expected 'true' or 'false'");
    }
    d->values[args[5].number] = mc_attr_bool(p->ctx, is_word(value, "true")).index;
  } else {
    if (!is_word(value, "Unified") && !is_word(value, "Discrete")) {
      return mc_def_parse_error(d, at, "expected 'Unified' or 'Discrete'");
    }
    d->values[args[6].number] = mc_attr_string(p->ctx, value.ptr, value.len, (McType){MC_NONE}).index;
  }
  return d->values[args[mutable_bindings ? 5 : 6].number] != MC_NONE || mc_p_out_of_memory(p);
}

/* `{` (key `=` value `,`?)* `}`. Arguments: five numbers, a flag, a word. */
bool mc_def_routine_iree_resource_config_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  while (!mc_consume_if(p, TOK_R_BRACE)) {
    if (!parse_resource_entry(d, args)) return false;
    (void)mc_consume_if(p, TOK_COMMA);
  }
  return true;
}

void mc_def_routine_iree_resource_config_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  mc_pr_lit(p, "{");
  for (size_t i = 0; i < MC_COUNT(resource_keys); i++) {
    mc_pr_text(p, resource_keys[i], strlen(resource_keys[i]));
    mc_pr_lit(p, " = ");
    if (!p->collecting) mc_buf_i64(p->buf, leaf_of(p->ctx, (McAttr){d->values[args[i].number]}));
    mc_pr_lit(p, ", ");
  }
  mc_pr_lit(p, "alias_mutable_bindings = ");
  mc_pr_text(p, leaf_of(p->ctx, (McAttr){d->values[args[5].number]}) != 0 ? "1" : "0", 1);
  mc_pr_lit(p, ", memory_model = ");
  McStr model = mc_attr_string_value(p->ctx, (McAttr){d->values[args[6].number]});
  mc_pr_text(p, model.ptr, model.len);
  mc_pr_lit(p, "}");
}

/* `*`, or a string; printed as a word that cannot be read back. */
bool mc_def_routine_iree_favor_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  static const char *const words[] = {"debug", "min-peak-memory", "max-concurrency"};
  McParser *p = d->p;
  McStr text = {"size", 4};
  if (!mc_consume_if(p, TOK_STAR)) {
    if (!mc_at(p, TOK_STRING)) return mc_def_parse_error(d, p->tok.start, "expected string");
    if (!mc_p_string_value(p, &p->tok, &text)) return false;
    mc_advance(p);
  }
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (!is_word(text, words[i])) continue;
    d->values[args[0].number] = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE}).index;
    return d->values[args[0].number] != MC_NONE || mc_p_out_of_memory(p);
  }
  return mc_def_parse_error(d, p->tok.start, "unknown favor value: %.*s", (int)text.len, text.ptr);
}

void mc_def_routine_iree_favor_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr text = mc_attr_string_value(d->p->ctx, (McAttr){d->values[args[0].number]});
  mc_pr_lit(d->p, "favor-");
  mc_pr_text(d->p, text.ptr, text.len);
}

/* --- names of parameters --- */

/* (scope `::`)? key, both strings. */
bool mc_def_routine_iree_parameter_name_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_def_parse_param(d, args[1].number)) return false;
  if (!mc_consume_if(p, TOK_COLON)) return true;
  d->values[args[0].number] = d->values[args[1].number];
  return mc_expect(p, TOK_COLON, "expected ':'") && mc_def_parse_param(d, args[1].number);
}

void mc_def_routine_iree_parameter_name_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (d->values[args[0].number] != MC_NONE) {
    mc_def_print_param(d, args[0].number, false);
    mc_pr_lit(d->p, "::");
  }
  mc_def_print_param(d, args[1].number, false);
}
