/* print_type.c - types as text.
 *
 * A type's text does not change within one call: it is made once, kept in the printer's cache by the type's index, and
 * copied from there. Types nest as deep as MC_MAX_NESTING; each level is counted and stacks are changed on the way.
 */
#include "defs/defined.h"
#include "print/print.h"
#include "text/number.h"
#include "print/print_defined.h"

static void put_list(McPrinter *p, const uint32_t *types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    mc_pr_type(p, (McType){types[i]});
  }
}

static void put_i64(McPrinter *p, int64_t value) {
  if (value == MC_DYNAMIC) mc_buf_char(p->buf, '?');
  else mc_buf_i64(p->buf, value);
}

/* "2x?x" of a record's dimensions */
static void print_dimensions(McPrinter *p, const uint32_t *words, uint32_t rank) {
  for (uint32_t i = 0; i < rank; i++) {
    put_i64(p, (int64_t)((uint64_t)words[2 * i] | (uint64_t)words[2 * i + 1] << 32));
    mc_buf_char(p->buf, 'x');
  }
}

static void put_integer(McPrinter *p, const McRec *r) {
  if (r->words[1] == MC_SIGNED) mc_buf_char(p->buf, 's');
  if (r->words[1] == MC_UNSIGNED) mc_buf_char(p->buf, 'u');
  mc_buf_char(p->buf, 'i');
  mc_buf_u64(p->buf, r->words[0]);
}

static void put_function(McPrinter *p, const McRec *r) {
  uint32_t num_inputs = r->words[0], num_results = r->num_words - 1 - num_inputs;
  const uint32_t *results = r->words + 1 + num_inputs;
  mc_buf_char(p->buf, '(');
  put_list(p, r->words + 1, num_inputs);
  mc_buf_lit(p->buf, ") -> ");
  bool wrapped = num_results != 1 || mc_rec(p->ctx, results[0])->kind == MC_TYPE_FUNCTION;
  if (wrapped) mc_buf_char(p->buf, '(');
  put_list(p, results, num_results);
  if (wrapped) mc_buf_char(p->buf, ')');
}

static void put_vector(McPrinter *p, const McRec *r) {
  uint32_t rank = r->words[2];
  const uint32_t *scalable = r->num_words > 3 + 2 * rank ? r->words + 3 + 2 * rank : NULL;
  mc_buf_lit(p->buf, "vector<");
  for (uint32_t i = 0; i < rank; i++) {
    bool scales = scalable != NULL && scalable[i] != 0;
    if (scales) mc_buf_char(p->buf, '[');
    put_i64(p, mc_rec_i64(r, 3 + 2 * i));
    if (scales) mc_buf_char(p->buf, ']');
    mc_buf_char(p->buf, 'x');
  }
  mc_pr_type(p, (McType){r->words[0]});
  mc_buf_char(p->buf, '>');
}

/* `prefix` dimensions element (, attribute)* > */
static void put_shaped(McPrinter *p, const McRec *r, const char *prefix) {
  mc_buf_str(p->buf, prefix);
  print_dimensions(p, r->words + 3, r->words[2]);
  mc_pr_type(p, (McType){r->words[0]});
  if (r->words[1] != MC_NONE) {
    mc_buf_lit(p->buf, ", ");
    mc_pr_attr_elided(p, (McAttr){r->words[1]},
                      r->kind == MC_TYPE_MEMREF ? MC_TYPE_MAY_BE_ELIDED : MC_TYPE_NEVER_ELIDED);
  }
  uint32_t space = r->kind == MC_TYPE_MEMREF ? r->words[3 + 2 * r->words[2]] : MC_NONE;
  if (space != MC_NONE) {
    mc_buf_lit(p->buf, ", ");
    mc_pr_attr_in_list(p, (McAttr){space});
  }
  mc_buf_char(p->buf, '>');
}

static void put_unranked(McPrinter *p, const McRec *r, const char *prefix, uint32_t space) {
  mc_buf_str(p->buf, prefix);
  mc_pr_type(p, (McType){r->words[0]});
  if (space != MC_NONE) {
    mc_buf_lit(p->buf, ", ");
    mc_pr_attr_in_list(p, (McAttr){space});
  }
  mc_buf_char(p->buf, '>');
}

static void put_body(McPrinter *p, uint32_t index) {
  const McRec *r = mc_rec(p->ctx, index);
  switch ((McKind)r->kind) {
    case MC_TYPE_INTEGER: put_integer(p, r); return;
    case MC_TYPE_INDEX: mc_buf_lit(p->buf, "index"); return;
    case MC_TYPE_NONE: mc_buf_lit(p->buf, "none"); return;
    case MC_TYPE_FLOAT: mc_buf_str(p->buf, mc_float_info((McFloatKind)r->words[0])->spelling); return;
    case MC_TYPE_COMPLEX: put_unranked(p, r, "complex<", MC_NONE); return;
    case MC_TYPE_FUNCTION: put_function(p, r); return;
    case MC_TYPE_TUPLE:
      mc_buf_lit(p->buf, "tuple<");
      put_list(p, r->words, r->num_words);
      mc_buf_char(p->buf, '>');
      return;
    case MC_TYPE_RANKED_TENSOR: put_shaped(p, r, "tensor<"); return;
    case MC_TYPE_UNRANKED_TENSOR: put_unranked(p, r, "tensor<*x", MC_NONE); return;
    case MC_TYPE_VECTOR: put_vector(p, r); return;
    case MC_TYPE_MEMREF: put_shaped(p, r, "memref<"); return;
    case MC_TYPE_UNRANKED_MEMREF: put_unranked(p, r, "memref<*x", r->words[1]); return;
    case MC_TYPE_DEFINED: mc_pr_defined(p, index); return;
    case MC_TYPE_OPAQUE: mc_pr_dialect_symbol(p, '!', r->words[0], mc_rec_bytes(r), r->num_bytes); return;
    default: mc_buf_lit(p->buf, "<<NULL TYPE>>"); return;
  }
}

static void put_type(McPrinter *p, uint32_t index) {
  if (!mc_aliases_put(p, index)) put_body(p, index);
}

typedef struct Hop { McPrinter *p; uint32_t index; } Hop;

static void fill_hop(void *data) {
  Hop *hop = data;
  mc_pr_fill(hop->p, hop->index, put_type);
}

static void body_hop(void *data) {
  Hop *hop = data;
  put_body(hop->p, hop->index);
}

void mc_pr_type_body(McPrinter *p, McType type) {
  Hop hop = {p, type.index};
  size_t outer = mc_pr_begin_text(p, type.index);
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, body_hop, &hop);
  else put_body(p, type.index);
  p->depth--;
  mc_pr_end_text(p, outer);
}

static MC_NOINLINE void print_new(McPrinter *p, uint32_t index) {
  if (index == MC_NONE) {
    mc_buf_lit(p->buf, "<<NULL TYPE>>");
    return;
  }
  Hop hop = {p, index};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, fill_hop, &hop);
  else mc_pr_fill(p, index, put_type);
  p->depth--;
}

void mc_pr_type(McPrinter *p, McType type) {
  if (MC_UNLIKELY(p->collecting)) {
    mc_aliases_offer(p, type.index, false);
  } else if (mc_pr_is_cached(p, type.index)) {
    mc_pr_put_cached(p, p->cache[type.index]);
  } else {
    print_new(p, type.index);
  }
}
