/* print.c - operations, regions and blocks as text, and the entry points of the printer.
 *
 * A print call names everything, collects what prints as an alias when anything can, and writes. The state of a call is
 * an McPrinter on the caller's stack; what it owns is freed with the call, on success and on failure. The IR is only
 * read.
 *
 * Operations nest by their regions: each region counts as a level and changes stacks on the way (stack.h).
 */
#include <stdlib.h>

#include "print/print.h"
#include "text/source.h"

void mc_print_options_init(McPrintOptions *options) {
  *options = (McPrintOptions){
      .elide_elements_if_larger = -1, .elide_resources_if_larger = -1, .hex_if_larger = 100};
}

void mc_pr_switch_stack(McPrinter *p, void (*fn)(void *), void *data) {
  if (p->failed || !mc_stack_switch(p->ctx->stacks, fn, data)) p->failed = true;
}

void mc_pr_look_at_length(McPrinter *p) {
  if (mc_buf_total(p->buf) > p->max_text) p->failed = p->is_cut = true;
}

/* The text in a caller's buffer counts for the context's memory limit, too. */
bool mc_pr_look(McPrinter *p) {
  McAlloc *alloc = &p->ctx->alloc;
  size_t limit = atomic_load_explicit(&alloc->limit, memory_order_relaxed), len = p->buf->len;
  size_t live = atomic_load_explicit(&alloc->live_bytes, memory_order_relaxed);
  if (mc_ticker_slow(&p->ticker) || p->buf->failed || p->cache_bytes.failed) p->failed = true;
  bool is_limited = limit != 0 && p->buf->alloc != alloc;
  if (is_limited && (live >= limit || len > limit - live)) p->failed = true;
  mc_pr_look_at_length(p);
  return p->failed;
}

void mc_pr_newline(McPrinter *p) {
  if (p->collecting) return;
  mc_buf_char(p->buf, '\n');
  mc_buf_spaces(p->buf, p->indent);
}

/* --- operations --- */

enum { FEW_TYPES = 8 };

/* Writes (types) -> type where all texts are in the cache, at once. Returns false, and writes nothing, for others. */
static bool put_cached_types(McPrinter *p, const uint32_t *types, uint32_t num_inputs) {
  McTextRef refs[FEW_TYPES];
  size_t len = 0;
  for (uint32_t i = 0; i <= num_inputs; i++) {
    if (!mc_pr_is_cached(p, types[i])) return false;
    refs[i] = p->cache[types[i]];
    len += refs[i].len + 2;
  }
  char *to = mc_buf_room(p->buf, len + sizeof "() -> " + MC_CACHE_SLACK);
  if (to == NULL) return true;
  *to++ = '(';
  for (uint32_t i = 0; i < num_inputs; i++) {
    if (i > 0) {
      memcpy(to, ", ", 2);
      to += 2;
    }
    to = mc_pr_copy_cached(p, to, refs[i]);
  }
  memcpy(to, ") -> ", 5);
  to = mc_pr_copy_cached(p, to + 5, refs[num_inputs]);
  p->buf->len = (size_t)(to - p->buf->ptr);
  return true;
}

static uint32_t type_of(const McPrinter *p, McUseRec use) {
  return use.value == 0 ? MC_NONE : mc_value_rec(p->ctx, (McValue){use.value})->type;
}

void mc_pr_functional_type(McPrinter *p, McOp op) {
  const McOpRec *r = mc_op_rec(p->ctx, op);
  const McUseRec *uses = r->num_operands > 0 ? mc_use_rec(p->ctx, (McUse){r->operands}) : NULL;
  const McValueRec *results = r->num_results > 0 ? mc_value_rec(p->ctx, (McValue){r->results}) : NULL;
  bool wrapped = r->num_results != 1 || mc_kind(p->ctx, results[0].type) == MC_TYPE_FUNCTION;
  if (!wrapped && r->num_operands < FEW_TYPES && !p->collecting) {
    uint32_t types[FEW_TYPES];
    for (uint32_t i = 0; i < r->num_operands; i++) types[i] = type_of(p, uses[i]);
    types[r->num_operands] = results[0].type;
    if (put_cached_types(p, types, r->num_operands)) return;
  }
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < r->num_operands; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, (McType){type_of(p, uses[i])});
  }
  if (wrapped) mc_pr_lit(p, ") -> (");
  else mc_pr_lit(p, ") -> ");
  for (uint32_t i = 0; i < r->num_results; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, (McType){results[i].type});
  }
  if (wrapped) mc_pr_lit(p, ")");
}

/* Writes "name"( with the quotes. The text is cached as those of types are, in the place of the name's identifier. */
static void put_quoted_name(McPrinter *p, uint32_t ident) {
  McStr name = mc_pr_ident(p, ident);
  mc_buf_quoted(p->buf, name.ptr, name.len);
  mc_buf_char(p->buf, '(');
}

static void put_name_and_operands(McPrinter *p, const McOpRec *r) {
  uint32_t ident = mc_op_name_rec(p->ctx, (McOpName){r->name})->name.index;
  if (mc_pr_is_cached(p, ident)) mc_pr_put_cached(p, p->cache[ident]);
  else mc_pr_fill(p, ident, put_quoted_name);
  const McUseRec *uses = r->num_operands > 0 ? mc_use_rec(p->ctx, (McUse){r->operands}) : NULL;
  mc_ssa_put_operands(p, uses, r->num_operands);
  mc_buf_char(p->buf, ')');
}

static void put_successors(McPrinter *p, McOp op) {
  uint32_t count = mc_op_num_successors(p->ctx, op);
  if (count == 0) return;
  mc_buf_char(p->buf, '[');
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    mc_ssa_put_block(p, mc_op_successor(p->ctx, op, i));
  }
  mc_buf_char(p->buf, ']');
}

static void put_regions(McPrinter *p, McOp op) {
  uint32_t count = mc_op_num_regions(p->ctx, op);
  for (uint32_t i = 0; i < count; i++) {
    mc_pr_text(p, i == 0 ? " (" : ", ", 2);
    mc_pr_region(p, mc_op_region(p->ctx, op, i), true, true, true);
  }
  if (count > 0) mc_pr_lit(p, ")");
}

/* Two dictionaries as one, in the order of the names. */
static void offer_merged(McPrinter *p, uint32_t left, uint32_t right) {
  const McRec *a = mc_rec(p->ctx, left), *b = mc_rec(p->ctx, right);
  uint32_t i = 0, k = 0;
  while (i + 1 < a->num_words || k + 1 < b->num_words) {
    bool from_left = k + 1 >= b->num_words;
    if (!from_left && i + 1 < a->num_words) {
      McStr x = mc_pr_ident(p, a->words[i]), y = mc_pr_ident(p, b->words[k]);
      int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
      from_left = order < 0 || (order == 0 && x.len <= y.len);
    }
    uint32_t value = from_left ? a->words[i + 1] : b->words[k + 1];
    if (from_left) i += 2;
    else k += 2;
    mc_aliases_offer(p, value, false);
  }
}

/* Upstream looks for aliases in the order regions, operands, results, attributes. It does not look into the properties
 * of unregistered operations, so a location in them may print as an alias that is defined too late. */
static void offer_generic(McPrinter *p, McOp op) {
  if (!p->options->skip_regions) put_regions(p, op);
  mc_pr_functional_type(p, op);
  const McOpRec *r = mc_op_rec(p->ctx, op);
  uint32_t properties = r->properties;
  bool looks_inside = p->options->names_as_written || mc_op_name_def(p->ctx, (McOpName){r->name}) != NULL;
  if (properties != MC_NONE && looks_inside && mc_kind(p->ctx, properties) != MC_ATTR_DICTIONARY) {
    mc_aliases_offer(p, properties, false);
  }
  if (!looks_inside || properties == MC_NONE || mc_kind(p->ctx, properties) != MC_ATTR_DICTIONARY) {
    mc_pr_attr_dict(p, (McAttr){r->attrs}, NULL, 0, false);
  } else if (r->attrs == MC_NONE) {
    mc_pr_attr_dict(p, (McAttr){properties}, NULL, 0, false);
  } else {
    offer_merged(p, properties, r->attrs);
  }
}

void mc_pr_generic_op(McPrinter *p, McOp op) {
  if (p->collecting) {
    offer_generic(p, op);
    return;
  }
  const McOpRec *r = mc_op_rec(p->ctx, op);
  put_name_and_operands(p, r);
  McTail *tail = mc_tail_of(p, op);
  size_t start = mc_buf_total(p->buf);
  if (r->extra != 0) put_successors(p, op);
  if (r->properties != MC_NONE) {
    mc_buf_lit(p->buf, " <");
    mc_pr_attr(p, (McAttr){r->properties});
    mc_buf_char(p->buf, '>');
  }
  if (r->extra != 0) put_regions(p, op);
  if (r->attrs != MC_NONE && mc_rec(p->ctx, r->attrs)->num_words > 0) {
    mc_buf_char(p->buf, ' ');
    mc_pr_attr(p, (McAttr){r->attrs});
  }
  mc_buf_lit(p->buf, " : ");
  mc_pr_functional_type(p, op);
  if (tail != NULL) mc_tail_keep(p, tail, start);
}

/* The name without the default dialect's prefix, when that is not ambiguous: a.b only. */
static void put_custom_name(McPrinter *p, uint32_t name) {
  if (p->collecting) return;
  const McOpNameRec *r = mc_op_name_rec(p->ctx, (McOpName){name});
  McStr text = mc_pr_ident(p, r->name.index);
  McIdent dialect = p->default_dialects.ptr[p->default_dialects.len - 1];
  size_t skip = 0;
  if (dialect.index != MC_NONE && dialect.index == r->dialect.index &&
      memchr(text.ptr + r->dialect_len + 1, '.', text.len - r->dialect_len - 1) == NULL) {
    skip = r->dialect_len + 1;
  }
  mc_buf_put_short(p->buf, text.ptr + skip, text.len - skip);
}

static void put_op_form(McPrinter *p, McOp op) {
  const McOpRec *r = mc_op_rec(p->ctx, op);
  const McOpDef *def = p->options->generic ? NULL : mc_op_name_def(p->ctx, (McOpName){r->name});
  if (def == NULL || def->format == NULL || MC_UNLIKELY(def->is_old)) {
    if (r->properties != MC_NONE && !p->options->generic && mc_pr_opaque_op(p, op)) return;
    mc_pr_generic_op(p, op);
    return;
  }
  put_custom_name(p, r->name);
  mc_format_print(p, def, op);
}

typedef struct FormCall { McPrinter *p; McOp op; } FormCall;

static void put_form(void *data) {
  FormCall *call = data;
  put_op_form(call->p, call->op);
}

void mc_pr_op_form(McPrinter *p, McOp op) {
  FormCall call = {p, op};
  /* also when it is not printed, as in mlir-opt 22 */
  if (p->collecting && p->options->debug_info) mc_pr_trailing_loc(p, mc_ssa_op_loc(p, op));
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, put_form, &call);
  else put_form(&call);
  p->depth--;
}

/* --- value users --- */

typedef struct Users { uint32_t count; uint64_t results; } Users;

/* The users of the results, each operation once. */
static Users users_of_results(McPrinter *p, McOp op) {
  Users users = {0, 0};
  uint32_t visit = ++p->num_visits;
  for (uint32_t i = 0, n = mc_op_num_results(p->ctx, op); i < n; i++) {
    McUse use = mc_value_first_use(p->ctx, mc_op_result(p->ctx, op, i));
    for (; use.index != MC_NONE; use = mc_use_next(p->ctx, use)) {
      McOp owner = mc_use_owner(p->ctx, use);
      if (!mc_ssa_first_visit(p, owner, visit)) continue;
      users.count++;
      users.results += mc_op_num_results(p->ctx, owner);
    }
  }
  return users;
}

static void put_user(McPrinter *p, McOp user) {
  uint32_t count = mc_op_num_results(p->ctx, user);
  if (count == 0) mc_ssa_put_op(p, user);
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    mc_pr_value(p, mc_op_result(p->ctx, user, i));
  }
}

/* Newest first, as the list is. A user that was met before is left out; the first of a list has no comma. */
static void put_users(McPrinter *p, McValue value) {
  McUse use = mc_value_first_use(p->ctx, value);
  if (use.index == MC_NONE) mc_buf_lit(p->buf, "unused");
  uint32_t visit = ++p->num_visits;
  for (uint32_t i = 0; use.index != MC_NONE; use = mc_use_next(p->ctx, use), i++) {
    McOp owner = mc_use_owner(p->ctx, use);
    if (!mc_ssa_first_visit(p, owner, visit)) continue;
    if (i > 0) mc_buf_lit(p->buf, ", ");
    put_user(p, owner);
  }
}

static void put_op_users(McPrinter *p, McOp op) {
  uint32_t num_results = mc_op_num_results(p->ctx, op);
  if (num_results == 0) {
    if (mc_op_num_operands(p->ctx, op) == 0) return;
    mc_buf_lit(p->buf, " // id: ");
    mc_ssa_put_op(p, op);
    return;
  }
  Users users = users_of_results(p, op);
  if (users.count == 0) {
    mc_buf_lit(p->buf, " // unused");
    return;
  }
  bool one = users.results <= 1 && users.count <= 1 && num_results == 1;
  mc_buf_str(p->buf, one ? " // user: " : " // users: ");
  for (uint32_t i = 0; i < num_results; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    if (num_results > 1) mc_buf_char(p->buf, '(');
    put_users(p, mc_op_result(p->ctx, op, i));
    if (num_results > 1) mc_buf_char(p->buf, ')');
  }
}

static void put_arg_users(McPrinter *p, McBlock block) {
  for (uint32_t i = 0, n = mc_block_num_args(p->ctx, block); i < n; i++) {
    McValue arg = mc_block_arg(p->ctx, block, i);
    mc_buf_spaces(p->buf, p->indent);
    mc_buf_lit(p->buf, "// ");
    mc_pr_value(p, arg);
    if (mc_value_first_use(p->ctx, arg).index == MC_NONE) {
      mc_buf_lit(p->buf, " is unused");
    } else {
      mc_buf_lit(p->buf, " is used by ");
      put_users(p, arg);
    }
    mc_buf_char(p->buf, '\n');
  }
}

void mc_pr_op(McPrinter *p, McOp op) {
  if (mc_tick(&p->ticker)) p->failed = true;
  if (p->collecting) {
    if (p->options->debug_info) mc_pr_trailing_loc(p, mc_ssa_op_loc(p, op));
    put_op_form(p, op);
    return;
  }
  if (mc_op_rec(p->ctx, op)->num_results > 0) mc_ssa_put_results(p, op);
  put_op_form(p, op);
  if (p->options->debug_info) mc_pr_trailing_loc(p, mc_ssa_op_loc(p, op));
  if (p->options->value_users) put_op_users(p, op);
}

/* --- blocks and regions --- */

void mc_pr_region_argument(McPrinter *p, McValue arg, McAttr attrs, bool omit_type) {
  if (p->collecting) {
    mc_pr_type(p, mc_value_type(p->ctx, arg)); /* as mlir-opt 22: also when it is omitted, and without the attributes */
    mc_pr_argument_loc(p, mc_value_loc(p->ctx, arg));
    return;
  }
  mc_pr_value(p, arg);
  if (!omit_type) {
    mc_buf_lit(p->buf, ": ");
    mc_pr_type(p, mc_value_type(p->ctx, arg));
  }
  mc_pr_attr_dict(p, attrs, NULL, 0, false);
  mc_pr_argument_loc(p, mc_value_loc(p->ctx, arg));
}

static int compare_orders(const void *left, const void *right) {
  uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return (a > b) - (a < b);
}

typedef struct Predecessor { uint32_t order, block; } Predecessor; /* order + 1; 0: not known */

/* "  // 2 preds: ^bb1, ^bb3", in the order of the blocks. */
static MC_NOINLINE void put_many_predecessors(McPrinter *p, McUse first) {
  McAlloc *alloc = &p->ctx->alloc;
  MC_ARRAY(Predecessor) preds;
  mc_array_init(&preds);
  for (McUse use = first; use.index != MC_NONE; use = mc_use_next(p->ctx, use)) {
    McBlock block = mc_op_block(p->ctx, mc_use_owner(p->ctx, use));
    Predecessor pred = {block.index == MC_NONE ? 0 : mc_ssa_block_order(p, block) + 1, block.index};
    if (!mc_array_push(alloc, &preds, pred)) p->failed = true;
  }
  if (preds.len > 0) qsort(preds.ptr, preds.len, sizeof *preds.ptr, compare_orders);
  mc_buf_lit(p->buf, "  // ");
  mc_buf_u64(p->buf, preds.len);
  mc_buf_lit(p->buf, " preds: ");
  for (size_t i = 0; i < preds.len; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    mc_ssa_put_block(p, (McBlock){preds.ptr[i].block});
  }
  mc_array_fini(alloc, &preds);
}

static void put_predecessors(McPrinter *p, McBlock block) {
  McUse use = mc_block_first_use(p->ctx, block);
  if (use.index == MC_NONE) {
    if (mc_block_prev(p->ctx, block).index != MC_NONE) mc_buf_lit(p->buf, "  // no predecessors");
  } else if (mc_use_next(p->ctx, use).index == MC_NONE) {
    mc_buf_lit(p->buf, "  // pred: ");
    mc_ssa_put_block(p, mc_op_block(p->ctx, mc_use_owner(p->ctx, use)));
  } else {
    put_many_predecessors(p, use);
  }
}

static void put_header(McPrinter *p, McBlock block) {
  mc_buf_spaces(p->buf, p->indent);
  mc_ssa_put_block(p, block);
  uint32_t count = mc_block_num_args(p->ctx, block);
  for (uint32_t i = 0; i < count; i++) {
    mc_buf_put(p->buf, i == 0 ? "(" : ", ", i == 0 ? 1 : 2);
    mc_pr_region_argument(p, mc_block_arg(p->ctx, block, i), (McAttr){MC_NONE}, false);
  }
  if (count > 0) mc_buf_char(p->buf, ')');
  mc_buf_char(p->buf, ':');
  put_predecessors(p, block);
  mc_buf_char(p->buf, '\n');
}

static void offer_args(McPrinter *p, McBlock block) {
  for (uint32_t i = 0, n = mc_block_num_args(p->ctx, block); i < n; i++) {
    mc_pr_region_argument(p, mc_block_arg(p->ctx, block, i), (McAttr){MC_NONE}, false);
  }
}

/* An operation that is a row of p->options->places. */
static void put_placed_op(McPrinter *p, McOp op) {
  McPlaces *places = p->options->places;
  McPlace place = {.begin = p->buf->len, .parent = places->open, .op = op};
  uint32_t loc = mc_op_loc(p->ctx, op).index;
  McIdent name;
  if (loc >> 31) mc_sources_locate(p->ctx->sources, loc & ~(1u << 31), &name, &place.line, &place.column);
  if (!mc_array_push(&p->ctx->alloc, places, place)) {
    p->failed = true;
    return;
  }
  uint32_t row = places->open = (uint32_t)places->len;
  mc_pr_op(p, op);
  places->ptr[row - 1].end = p->buf->len;
  places->open = place.parent;
}

void mc_places_fini(McContext *ctx, McPlaces *places) { mc_array_fini(&ctx->alloc, places); }

/* The line of an operation in generic form all of whose parts are known, with one look at the buffer. Most lines of
 * large trees are such: the text of gpt.generic takes a seventh less instructions than by parts. Returns false, and
 * writes nothing, for another. */
static bool put_known_line(McPrinter *p, McOp op) {
  const McOpRec *r = mc_op_rec(p->ctx, op);
  const McTail *tail = mc_tail_of(p, op);
  uint32_t ident = mc_op_name_rec(p->ctx, (McOpName){r->name})->name.index;
  if (tail == NULL || !mc_pr_is_cached(p, ident)) return false;
  McTextRef name = p->cache[ident];
  size_t names = (size_t)(1 + MC_TAIL_OPERANDS) * MC_SSA_PLAIN;
  char *line = mc_buf_room(p->buf, p->indent + MC_SPACES + names + name.len + MC_CACHE_SLACK + MC_TAIL_ROOM + 2);
  if (MC_UNLIKELY(line == NULL)) return true;
  char *to = mc_write_spaces(line, p->indent);
  if (r->num_results > 0) to = mc_ssa_write_result(p, (McValue){r->results}, to);
  if (MC_UNLIKELY(to == NULL)) return false;
  to = mc_pr_copy_cached(p, to, name);
  const McUseRec *uses = r->num_operands > 0 ? mc_use_rec(p->ctx, (McUse){r->operands}) : NULL;
  if (MC_UNLIKELY(mc_ssa_write_operands(p, uses, r->num_operands, &to) < r->num_operands)) return false;
  *to++ = ')';
  to = mc_tail_write(p, tail, to);
  if (MC_UNLIKELY(to == NULL)) return false;
  *to++ = '\n';
  p->buf->len += (size_t)(to - line);
  if (mc_tick(&p->ticker)) p->failed = true;
  return true;
}

/* Whether a line is its operation's generic form and nothing else. */
static bool has_generic_lines(const McPrinter *p) {
  const McPrintOptions *o = p->options;
  return o->generic && !o->debug_info && !o->value_users && o->places == NULL && !p->collecting;
}

void mc_pr_ops(McPrinter *p, McOp op, McOp end, bool terminator) {
  bool generic_lines = has_generic_lines(p);
  for (uint32_t id = op.index; id != end.index && !p->failed;) {
    const McOpRec *rec = mc_op_rec(p->ctx, (McOp){id});
    uint32_t next = rec->next;
    mc_op_fetch_ahead(p->ctx, rec);
    if (next == 0 && !terminator && mc_op_has_trait(p->ctx, (McOp){id}, MC_TRAIT(TERMINATOR))) return;
    if (p->collecting) {
      if (mc_aliases_is_news(p, (McOp){id})) mc_pr_op(p, (McOp){id});
    } else if (!generic_lines || !put_known_line(p, (McOp){id})) {
      mc_buf_spaces(p->buf, p->indent);
      if (MC_UNLIKELY(p->options->places != NULL)) put_placed_op(p, (McOp){id});
      else mc_pr_op(p, (McOp){id});
      mc_buf_char(p->buf, '\n');
    }
    id = next;
  }
}

static void put_ops(McPrinter *p, McBlock block, bool terminator) {
  McOp first = mc_block_first_op(p->ctx, block);
  if (MC_UNLIKELY(p->threads > 1) && !p->collecting) mc_pr_ops_apart(p, first, terminator);
  else mc_pr_ops(p, first, (McOp){MC_NONE}, terminator);
}

#define INDENT 2

static void put_block(McPrinter *p, McBlock block, bool header, bool terminator) {
  if (p->collecting) {
    if (header) offer_args(p, block);
    put_ops(p, block, terminator);
    return;
  }
  if (header) put_header(p, block);
  p->indent += INDENT;
  if (p->options->value_users) put_arg_users(p, block);
  put_ops(p, block, terminator);
  p->indent -= INDENT;
}

static McIdent default_dialect_inside(const McPrinter *p, McRegion region) {
  McOp op = mc_region_op(p->ctx, region);
  const McOpDef *def = op.index == MC_NONE ? NULL : mc_op_def(p->ctx, op);
  return def == NULL ? (McIdent){MC_NONE} : def->default_dialect;
}

typedef struct RegionCall {
  McPrinter *p;
  McRegion region;
  bool entry_args, terminator, empty_block;
  bool label; /* the entry block's label is written in any case */
} RegionCall;

static void put_blocks(void *data) {
  RegionCall *call = data;
  McPrinter *p = call->p;
  McBlock entry = mc_region_first_block(p->ctx, call->region);
  if (entry.index == MC_NONE) return;
  if (!mc_array_push(&p->ctx->alloc, &p->default_dialects, default_dialect_inside(p, call->region))) {
    p->failed = true;
    return;
  }
  bool header = (call->empty_block && mc_block_rec(p->ctx, entry)->first_op == 0) ||
                (call->entry_args && mc_block_num_args(p->ctx, entry) > 0) || call->label;
  put_block(p, entry, p->collecting ? call->entry_args : header, call->terminator);
  for (McBlock b = mc_block_next(p->ctx, entry); b.index != MC_NONE && !p->failed; b = mc_block_next(p->ctx, b)) {
    put_block(p, b, true, true);
  }
  p->default_dialects.len--;
}

static void put_region(RegionCall *call) {
  McPrinter *p = call->p;
  if (p->options->skip_regions) {
    mc_pr_lit(p, "{...}");
    return;
  }
  mc_pr_lit(p, "{\n");
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, put_blocks, call);
  else put_blocks(call);
  p->depth--;
  if (p->collecting) return;
  mc_buf_spaces(p->buf, p->indent);
  mc_buf_char(p->buf, '}');
}

void mc_pr_region(McPrinter *p, McRegion region, bool entry_args, bool terminator, bool empty_block) {
  RegionCall call = {p, region, entry_args, terminator, empty_block, false};
  put_region(&call);
}

void mc_pr_labelled_region(McPrinter *p, McRegion region) {
  RegionCall call = {p, region, true, true, true, true};
  put_region(&call);
}

/* --- calls --- */

void mc_pr_init(McPrinter *p, McContext *ctx, const McPrintOptions *options, McBuf *out) {
  *p = (McPrinter){.ctx = ctx, .buf = out, .options = options, .max_text = SIZE_MAX};
  p->failures = mc_alloc_failures(&ctx->alloc);
  p->most = atomic_load_explicit(&ctx->limits.type_text, memory_order_relaxed);
  mc_ticker_init(&p->ticker, ctx);
  mc_buf_init(&p->cache_bytes, &ctx->alloc);
}

void mc_pr_fini_state(McPrinter *p) {
  McAlloc *alloc = &p->ctx->alloc;
  mc_text_cache_fini(p);
  mc_tails_fini(p);
  if (p->marks != NULL) mc_unreserve(alloc, p->marks, (size_t)p->num_marks * sizeof *p->marks);
  mc_buf_fini(&p->cache_bytes);
  mc_array_fini(alloc, &p->default_dialects);
  mc_array_fini(alloc, &p->resources);
}

static bool printer_fini(McPrinter *p) {
  McAlloc *alloc = &p->ctx->alloc;
  mc_pr_look_at_length(p);
  if (p->is_cut && !p->is_shown) mc_limit_reached(p->ctx, MC_LIMIT_TYPE_TEXT);
  mc_ssa_names_end(p);
  mc_aliases_fini(p);
  mc_pr_fini_state(p);
  /* a type that could not be made is missing in the text */
  return !p->failed && !p->buf->failed && mc_alloc_failures(alloc) == p->failures;
}

/* The operation whose tree gives the names. */
McOp mc_pr_naming_root(McContext *ctx, McOp op, bool local) {
  for (;;) {
    if (local && mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE))) return op;
    McOp parent = mc_op_parent(ctx, op);
    if (parent.index == MC_NONE) return op;
    op = parent;
  }
}

/* Offers everything that would be printed to the alias table, when there can be aliases. */
static void collect_aliases(McPrinter *p, McOp op) {
  if (!mc_ssa_names_may_alias(p) && !p->options->debug_info) {
    mc_aliases_fini(p);
    return;
  }
  p->collecting = true;
  mc_pr_op(p, op);
  p->collecting = false;
  if (!p->failed) mc_aliases_assign(p);
}

#define HINT_BYTES ((size_t)1 << 20)
#define HINT_SLACK ((size_t)64 << 10) /* for what comes around it: else the last bytes move all of a text */
void mc_pr_reserve(McPrinter *p, size_t more) {
  McBuf *buf = p->buf;
  if (more < HINT_BYTES || p->collecting || buf->failed) return;
  bool is_empty = buf->ptr == NULL;
  if (buf->sink != NULL || (!is_empty && buf->grow == NULL)) return;
  if (mc_buf_room(buf, more + HINT_SLACK) == NULL && is_empty) buf->failed = false; /* nothing is lost */
}

/* An operation in real files takes 100 to 150 bytes, in custom form 50 to 100. */
#define OP_BYTES 136u
#define CUSTOM_OP_BYTES 72u
static void reserve_text(McPrinter *p) {
  if (p->options->skip_regions) return;
  size_t of_op = p->options->generic ? OP_BYTES : CUSTOM_OP_BYTES;
  mc_pr_reserve(p, mc_ssa_num_ops(p) * of_op + mc_ssa_num_digits(p));
}

bool mc_pr_tree(McContext *ctx, McOp op, const McPrintOptions *options, McBuf *out) {
  McPrintOptions adjusted = *options;
  McOp root = options->own_names ? op : mc_pr_naming_root(ctx, op, options->local_scope);
  if (adjusted.generic) adjusted.unique_ssa_ids = true; /* as mlir-opt 22 does */
  bool top_level = mc_op_block(ctx, op).index == MC_NONE && !options->local_scope;
  McPrinter p;
  mc_pr_init(&p, ctx, &adjusted, out);
  mc_text_cache_init(&p);
  if (!mc_array_push(&ctx->alloc, &p.default_dialects, ctx->known[MC_ID_builtin])) p.failed = true;
  if (!p.failed && top_level) mc_aliases_init(&p, op);
  if (!p.failed) mc_ssa_names_init(&p, root);
  if (!p.failed && top_level) collect_aliases(&p, op);
  if (!p.failed) mc_pr_set_threads(&p, top_level);
  if (!p.failed && top_level) reserve_text(&p);
  if (!p.failed) mc_aliases_print(&p, false);
  if (!p.failed && options->places != NULL) put_placed_op(&p, op);
  else if (!p.failed) mc_pr_op(&p, op);
  if (!p.failed && top_level) {
    mc_buf_char(out, '\n');
    mc_aliases_print(&p, true);
    mc_pr_file_metadata(&p, op);
  }
  return printer_fini(&p);
}

/* The state to print a lone type, attribute or the like: default options, no aliases, no cache. */
typedef struct Lone { McPrintOptions options; McPrinter p; } Lone;

static McPrinter *lone_init(Lone *lone, McContext *ctx, McBuf *out) {
  mc_print_options_init(&lone->options);
  mc_pr_init(&lone->p, ctx, &lone->options, out);
  size_t start = mc_buf_total(out);
  lone->p.max_text = lone->p.most < SIZE_MAX - start ? start + lone->p.most : SIZE_MAX;
  return &lone->p;
}

bool mc_print_type(McContext *ctx, McType type, McBuf *out) {
  Lone lone;
  mc_pr_type(lone_init(&lone, ctx, out), type);
  return printer_fini(&lone.p);
}

bool mc_print_attr(McContext *ctx, McAttr attr, McBuf *out) {
  Lone lone;
  mc_pr_attr(lone_init(&lone, ctx, out), attr);
  return printer_fini(&lone.p);
}

bool mc_print_loc(McContext *ctx, McLoc loc, McBuf *out) {
  Lone lone;
  mc_pr_loc(lone_init(&lone, ctx, out), loc);
  return printer_fini(&lone.p);
}

bool mc_print_affine_expr(McContext *ctx, McAffineExpr e, McBuf *out) {
  Lone lone;
  mc_pr_affine_expr(lone_init(&lone, ctx, out), e);
  return printer_fini(&lone.p);
}

bool mc_print_affine_map(McContext *ctx, McAffineMap m, McBuf *out) {
  Lone lone;
  mc_pr_affine_map(lone_init(&lone, ctx, out), m);
  return printer_fini(&lone.p);
}

bool mc_print_integer_set(McContext *ctx, McIntegerSet s, McBuf *out) {
  Lone lone;
  mc_pr_integer_set(lone_init(&lone, ctx, out), s);
  return printer_fini(&lone.p);
}

static bool show_op(McContext *ctx, McOp op, McBuf *out) {
  McPrintOptions options;
  mc_print_options_init(&options);
  options.generic = options.local_scope = true;
  options.elide_elements_if_larger = 16;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  bool ok = mc_pr_tree(ctx, op, &options, &text);
  if (ok && memchr(text.ptr, '\n', text.len) != NULL) mc_buf_char(out, '\n');
  if (ok) mc_buf_put(out, text.ptr, text.len);
  mc_buf_fini(&text);
  return ok;
}

static void shown_init(Lone *lone, McContext *ctx, McBuf *out) {
  lone_init(lone, ctx, out)->is_shown = true;
  lone->p.max_text = mc_buf_total(out) + MC_MAX_SHOWN_TEXT;
}

/* A text in a message ends with "..." where it is too long. `start`: where it begins. */
static bool finish_shown(McPrinter *p, size_t start) {
  McBuf *out = p->buf;
  bool ok = printer_fini(p) || (p->is_cut && !out->failed);
  if (!ok || out->sink != NULL || out->len - start <= MC_MAX_SHOWN_TEXT || !p->is_cut) return ok;
  mc_buf_cut(out, start + MC_MAX_SHOWN_TEXT);
  while (out->len > start && (out->ptr[out->len] & 0xC0) == 0x80) out->len--; /* no part of a character */
  mc_buf_lit(out, "...");
  return !out->failed;
}

static bool show_type(McContext *ctx, McType type, McBuf *out) {
  Lone lone;
  size_t start = out->len;
  shown_init(&lone, ctx, out);
  mc_pr_type(&lone.p, type);
  return finish_shown(&lone.p, start);
}

static bool show_attr(McContext *ctx, McAttr attr, McBuf *out) {
  Lone lone;
  size_t start = out->len;
  shown_init(&lone, ctx, out);
  mc_pr_attr(&lone.p, attr);
  return finish_shown(&lone.p, start);
}

const McShow mc_printed = {show_type, show_attr, show_op};

/* For a call that needs the names of the surroundings: those of the whole tree, or of the isolated operation. */
static bool named_init(McPrinter *p, McContext *ctx, McOp inside, const McPrintOptions *options, McBuf *out) {
  mc_pr_init(p, ctx, options, out);
  mc_text_cache_init(p);
  if (!mc_array_push(&ctx->alloc, &p->default_dialects, ctx->known[MC_ID_builtin])) p->failed = true;
  if (!p->failed) mc_ssa_names_init(p, mc_pr_naming_root(ctx, inside, options->local_scope));
  return !p->failed;
}

bool mc_pr_lone_block(McContext *ctx, McBlock block, const McPrintOptions *options, McBuf *out) {
  McPrinter p;
  if (named_init(&p, ctx, mc_block_parent_op(ctx, block), options, out)) put_block(&p, block, true, true);
  return printer_fini(&p);
}

bool mc_print_value_name(McContext *ctx, McValue value, const McPrintOptions *options, McBuf *out) {
  McOp inside = mc_value_op(ctx, value);
  if (inside.index == MC_NONE) inside = mc_block_parent_op(ctx, mc_value_block(ctx, value));
  if (inside.index == MC_NONE) return true;
  McPrinter p;
  if (named_init(&p, ctx, inside, options, out)) mc_pr_value(&p, value);
  return printer_fini(&p);
}

typedef struct NameCall {
  McPrinter p;
  McNameSink each;
  void *data;
} NameCall;

static bool tell_name(NameCall *call, McValue value) {
  call->p.buf->len = 0;
  mc_pr_value(&call->p, value);
  return !call->p.buf->failed && call->each(call->data, value, mc_buf_contents(call->p.buf));
}

static bool tell_names_of(NameCall *call, McOp op) {
  McContext *ctx = call->p.ctx;
  bool ok = true;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); ok && i < n; i++) ok = tell_name(call, mc_op_result(ctx, op, i));
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, op); ok && r < n; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
    for (; ok && block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      for (uint32_t i = 0, m = mc_block_num_args(ctx, block); ok && i < m; i++) {
        ok = tell_name(call, mc_block_arg(ctx, block, i));
      }
    }
  }
  return ok;
}

bool mc_print_value_names(McContext *ctx, McOp inside, const McPrintOptions *options, McNameSink each, void *data) {
  NameCall call = {.each = each, .data = data};
  McBuf out;
  mc_buf_init(&out, &ctx->alloc);
  bool ok = named_init(&call.p, ctx, inside, options, &out);
  McWalk walk;
  mc_walk_init(ctx, &walk, mc_pr_naming_root(ctx, inside, options->local_scope), false);
  for (McOp op = ok ? mc_walk_next(ctx, &walk) : (McOp){MC_NONE}; ok && op.index != MC_NONE;
       op = mc_walk_next(ctx, &walk)) {
    ok = tell_names_of(&call, op);
  }
  ok = printer_fini(&call.p) && ok;
  mc_buf_fini(&out);
  return ok;
}
