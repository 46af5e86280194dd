/* print_opaque.c - opaque operations (ir/opaque.h): the text after the name, with the slots filled. */
#include "ir/opaque.h"
#include "print/print.h"

typedef struct OpaquePrint {
  McPrinter *p; /* borrowed */
  McOp op;
  McAttr parts;
  uint32_t operand, successor, region, part, arg; /* next */
  bool is_silent; /* in the text of attributes that have changed since */
} OpaquePrint;

static void put_part(OpaquePrint *o) {
  McAttr part = mc_attr_array_get(o->p->ctx, o->parts, o->part++);
  if (o->is_silent) return;
  if (mc_kind(o->p->ctx, part.index) == MC_ATTR_TYPE) mc_pr_type(o->p, mc_attr_type_value(o->p->ctx, part));
  else mc_pr_attr(o->p, part);
}

/* At %b: the text that follows is printed when it still says which attributes there are. */
static void begin_attrs(OpaquePrint *o) {
  McAttr read = mc_attr_array_get(o->p->ctx, o->parts, o->part++), now = mc_op_attrs(o->p->ctx, o->op);
  if (read.index == now.index) return;
  o->is_silent = true;
  if (mc_attr_dictionary_size(o->p->ctx, now) != 0) mc_pr_attr(o->p, now);
}

static void put_arg(OpaquePrint *o, uint32_t number) {
  McBlock entry = mc_region_first_block(o->p->ctx, mc_op_region(o->p->ctx, o->op, o->region));
  McValue arg = mc_block_arg(o->p->ctx, entry, number);
  if (!o->p->collecting) mc_pr_value(o->p, arg);
}

static void put_region(OpaquePrint *o, bool label) {
  bool shown = o->arg != 0;
  o->arg = 0;
  McRegion region = mc_op_region(o->p->ctx, o->op, o->region++);
  if (label) mc_pr_labelled_region(o->p, region);
  else mc_pr_region(o->p, region, !shown, true, !shown);
}

/* Its arguments are shown before the region before it. */
static void put_repeating_region(OpaquePrint *o) {
  McContext *ctx = o->p->ctx;
  McBlock before = mc_region_first_block(ctx, mc_op_region(ctx, o->op, o->region - 1));
  McRegion region = mc_op_region(ctx, o->op, o->region++);
  uint32_t count = before.index == MC_NONE ? 0 : mc_block_num_args(ctx, before);
  McValue *values = count == 0 ? NULL : mc_alloc(&ctx->alloc, count * sizeof *values);
  if (count != 0 && values == NULL) o->p->failed = true;
  for (uint32_t i = 0; values != NULL && i < count; i++) values[i] = mc_block_arg(ctx, before, i);
  if (values != NULL) mc_pr_shadow_region_args(o->p, region, values, count);
  mc_free(&ctx->alloc, values, count * sizeof *values);
  mc_pr_region(o->p, region, false, true, false);
}

static void put_slot(OpaquePrint *o, char slot, uint32_t number) {
  McContext *ctx = o->p->ctx;
  bool writes = !o->p->collecting && !o->is_silent;
  switch (slot) {
    case 'o': {
      McValue value = mc_op_operand(ctx, o->op, o->operand++);
      if (writes) mc_pr_value(o->p, value);
      break;
    }
    case 's': {
      McBlock block = mc_op_successor(ctx, o->op, o->successor++);
      if (writes) mc_pr_successor(o->p, block);
      break;
    }
    case 'a': put_arg(o, o->arg++); break;
    case 'i': put_arg(o, number); break;
    case 'r': put_region(o, false); break;
    case 'h': put_region(o, true); break;
    case 'c': put_repeating_region(o); break;
    case 'p': put_part(o); break;
    case 'b': begin_attrs(o); break;
    case 'e': o->is_silent = false; break;
    case '%':
      if (!o->is_silent) mc_pr_lit(o->p, "%");
      break;
    default: break;
  }
}

/* The name was written without its dialect, and is the same name when it is read again here. */
static bool is_short_name(const McPrinter *p, McOp op, const McTemplate *t) {
  if (t->end - t->at < 2 || t->at[0] != '%' || t->at[1] != 'n') return false;
  McIdent dialect = mc_op_name_rec(p->ctx, mc_op_get_name(p->ctx, op))->dialect;
  McOp parent = mc_op_parent(p->ctx, op);
  if (parent.index == MC_NONE) return dialect.index == p->ctx->known[MC_ID_builtin].index;
  const McOpDef *def = mc_op_def(p->ctx, parent);
  if (def != NULL) return def->default_dialect.index == dialect.index;
  return mc_op_name_rec(p->ctx, mc_op_get_name(p->ctx, parent))->dialect.index == dialect.index;
}

static void put_name(McPrinter *p, McOp op, bool is_short) {
  if (p->collecting) return;
  const McOpNameRec *name = mc_op_name_rec(p->ctx, mc_op_get_name(p->ctx, op));
  McStr text = mc_pr_ident(p, name->name.index);
  size_t skip = is_short ? name->dialect_len + 1 : 0;
  mc_buf_put(p->buf, text.ptr + skip, text.len - skip);
}

bool mc_pr_opaque_op(McPrinter *p, McOp op) {
  McTemplate t;
  McStr text;
  OpaquePrint o = {.p = p, .op = op};
  if (!mc_op_template(p->ctx, op, &t, &o.parts) || !mc_op_template_fits(p->ctx, op)) return false;
  put_name(p, op, is_short_name(p, op, &t));
  bool has_attrs = false;
  for (;;) {
    char slot = mc_template_next(&t, &text);
    if (!o.is_silent) mc_pr_text(p, text.ptr, text.len);
    if (slot == 0) break;
    has_attrs |= slot == 'b';
    put_slot(&o, slot, t.number);
  }
  if (!has_attrs) mc_pr_attr_dict(p, mc_op_attrs(p->ctx, op), NULL, 0, false); /* added since */
  return true;
}
