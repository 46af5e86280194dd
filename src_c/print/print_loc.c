/* print_loc.c - locations as text: plain, and the pretty form that is not meant to be read back.
 *
 * A location that is a position in a source is materialised first, so that equal locations share an alias however they
 * were made.
 */
#include "print/print.h"

static void put_u64(McPrinter *p, uint64_t value) { mc_buf_u64(p->buf, value); }

static void put_file(McPrinter *p, const McRec *r, bool pretty) {
  McStr file = mc_pr_ident(p, r->words[0]);
  if (pretty) mc_buf_put(p->buf, file.ptr, file.len);
  else mc_buf_quoted(p->buf, file.ptr, file.len);
  uint32_t line = r->words[1], column = r->words[2], end_line = r->words[3], end_column = r->words[4];
  mc_buf_char(p->buf, ':');
  put_u64(p, line);
  mc_buf_char(p->buf, ':');
  put_u64(p, column);
  if (line == end_line && column == end_column) return;
  mc_buf_lit(p->buf, " to ");
  if (line != end_line) put_u64(p, end_line);
  mc_buf_char(p->buf, ':');
  put_u64(p, end_column);
}

static void put_name(McPrinter *p, const McRec *r) {
  McStr name = mc_pr_ident(p, r->words[0]);
  mc_buf_quoted(p->buf, name.ptr, name.len);
  if (r->words[1] == MC_NONE || mc_rec(p->ctx, r->words[1])->kind == MC_LOC_UNKNOWN) return;
  mc_buf_char(p->buf, '(');
  mc_pr_loc_inside(p, (McAttr){r->words[1]}, false);
  mc_buf_char(p->buf, ')');
}

static void put_callsite(McPrinter *p, const McRec *r, bool pretty) {
  uint32_t callee = r->words[0], caller = r->words[1];
  if (!pretty) mc_buf_lit(p->buf, "callsite(");
  mc_pr_loc_inside(p, (McAttr){callee}, false);
  bool same_line =
      !pretty || (mc_rec(p->ctx, callee)->kind == MC_LOC_NAME && mc_rec(p->ctx, caller)->kind == MC_LOC_FILE);
  if (!same_line) mc_buf_char(p->buf, '\n');
  mc_buf_lit(p->buf, " at ");
  mc_pr_loc_inside(p, (McAttr){caller}, false);
  if (!pretty) mc_buf_char(p->buf, ')');
}

static void put_fused(McPrinter *p, const McRec *r, bool pretty) {
  if (!pretty) mc_buf_lit(p->buf, "fused");
  if (r->words[0] != MC_NONE) {
    mc_buf_char(p->buf, '<');
    mc_pr_attr(p, (McAttr){r->words[0]});
    mc_buf_char(p->buf, '>');
  }
  mc_buf_char(p->buf, '[');
  for (uint32_t i = 1; i < r->num_words; i++) {
    if (i > 1) mc_buf_lit(p->buf, ", ");
    mc_pr_loc_inside(p, (McAttr){r->words[i]}, false);
  }
  mc_buf_char(p->buf, ']');
}

static void put_inside(McPrinter *p, uint32_t index, bool top) {
  if (!top && mc_aliases_put(p, index)) return;
  const McRec *r = mc_rec(p->ctx, index);
  bool pretty = p->options->pretty_debug_info;
  switch ((McKind)r->kind) {
    case MC_LOC_UNKNOWN: mc_buf_str(p->buf, pretty ? "[unknown]" : "unknown"); return;
    case MC_LOC_FILE: put_file(p, r, pretty); return;
    case MC_LOC_NAME: put_name(p, r); return;
    case MC_LOC_CALLSITE: put_callsite(p, r, pretty); return;
    case MC_LOC_FUSED: put_fused(p, r, pretty); return;
    default: mc_pr_attr(p, (McAttr){index}); return;
  }
}

typedef struct Hop { McPrinter *p; uint32_t index; bool top; } Hop;

static void inside_hop(void *data) {
  Hop *hop = data;
  put_inside(hop->p, hop->index, hop->top);
}

void mc_pr_loc_inside(McPrinter *p, McAttr loc, bool top) {
  if (mc_pr_stops(p)) return;
  Hop hop = {p, loc.index, top};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, inside_hop, &hop);
  else put_inside(p, loc.index, top);
  p->depth--;
}

/* `loc` is materialised. */
static void put_loc(McPrinter *p, McAttr loc, bool alias) {
  if (p->options->pretty_debug_info) {
    mc_pr_loc_inside(p, loc, true);
    return;
  }
  mc_buf_lit(p->buf, "loc(");
  if (!alias || !mc_aliases_put(p, loc.index)) mc_pr_loc_inside(p, loc, true);
  mc_buf_char(p->buf, ')');
}

static McAttr materialise(McPrinter *p, McLoc loc) {
  McAttr attr = mc_loc_attr(p->ctx, loc.index == MC_NONE ? mc_loc_unknown(p->ctx) : loc);
  if (attr.index == MC_NONE) p->failed = true;
  return attr;
}

void mc_pr_loc(McPrinter *p, McLoc loc) {
  McAttr attr = materialise(p, loc);
  if (attr.index == MC_NONE) return;
  if (p->collecting) mc_aliases_offer(p, attr.index, false);
  else put_loc(p, attr, false);
}

void mc_pr_trailing_loc(McPrinter *p, McLoc loc) {
  if (!p->options->debug_info) return;
  McAttr attr = materialise(p, loc);
  if (attr.index == MC_NONE) return;
  if (p->collecting) {
    mc_aliases_offer(p, attr.index, true);
    return;
  }
  mc_buf_char(p->buf, ' ');
  put_loc(p, attr, true);
}

void mc_pr_argument_loc(McPrinter *p, McLoc loc) {
  if (!p->options->debug_info) return;
  if (!p->collecting) mc_buf_char(p->buf, ' ');
  mc_pr_loc(p, loc);
}
