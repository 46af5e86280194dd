/* print_hooks.c - print hooks: operations whose custom form a caller of the core writes.
 *
 * A definition states this with the element MC_F_HOOK. The core then calls the hook on the caller's own stack (stack.h)
 * with an McHookPrint, which wraps the state that directives use and is freed when the call ends. Hooks in regions of
 * other hooks add frames to that stack. So regions continue through mc_stack_switch, and hooks are not nested deeper
 * than MC_MAX_HOOKS.
 */
#include "print/format_print.h"

struct McHookPrint {
  McFormatPrint *f; /* borrowed */
};

/* --- printing: the call --- */

static void print_at_home(void *data) {
  McHookPrint *h = data;
  McContext *ctx = h->f->p->ctx;
  if (!ctx->hooks.print(ctx->hooks.data, h, h->f->op)) h->f->p->failed = true;
}

void mc_hook_print(McFormatPrint *f) {
  McPrinter *p = f->p;
  McHookPrint h = {f};
  if (p->failed) return;
  if (p->ctx->hooks.print == NULL || p->num_hooks == MC_MAX_HOOKS) {
    p->failed = true;
    return;
  }
  p->num_hooks++;
  mc_stack_home(p->ctx->stacks, print_at_home, &h);
  p->num_hooks--;
}

/* --- printing: the interface of the hook --- */

void mc_hook_put(McHookPrint *h, const char *text, size_t len) { mc_pr_text(h->f->p, text, len); }
void mc_hook_put_newline(McHookPrint *h) { mc_pr_newline(h->f->p); }
void mc_hook_put_type(McHookPrint *h, McType type) { mc_pr_type(h->f->p, type); }
void mc_hook_put_value(McHookPrint *h, McValue value) { mc_pr_value(h->f->p, value); }
void mc_hook_put_successor(McHookPrint *h, McBlock block) { mc_pr_successor(h->f->p, block); }
void mc_hook_put_symbol_name(McHookPrint *h, const char *name, size_t len) { mc_pr_symbol_name(h->f->p, name, len); }
void mc_hook_put_keyword(McHookPrint *h, const char *word, size_t len) { mc_pr_keyword_or_string(h->f->p, word, len); }
void mc_hook_put_functional_type(McHookPrint *h) { mc_pr_functional_type(h->f->p, h->f->op); }

void mc_hook_put_quoted(McHookPrint *h, const char *text, size_t len) {
  if (!h->f->p->collecting) mc_buf_quoted(h->f->p->buf, text, len);
}

void mc_hook_put_argument(McHookPrint *h, McValue argument) {
  mc_pr_region_argument(h->f->p, argument, (McAttr){MC_NONE}, false);
}

void mc_hook_put_attr(McHookPrint *h, McAttr attr, bool with_type) {
  if (with_type) mc_pr_attr(h->f->p, attr);
  else mc_pr_attr_no_type(h->f->p, attr);
}

bool mc_hook_put_attr_dict(McHookPrint *h, const McIdent *elided, size_t num_elided, bool with_keyword) {
  McPrinter *p = h->f->p;
  McAttr properties = mc_op_properties(p->ctx, h->f->op), attrs = mc_op_attrs(p->ctx, h->f->op);
  McAttr all = mc_op_all_attributes(p->ctx, h->f->op);
  if (all.index != MC_NONE) mc_pr_attr_dict(p, all, elided, num_elided, with_keyword);
  else p->failed |= properties.index != MC_NONE || mc_attr_dictionary_size(p->ctx, attrs) != 0;
  return !p->failed;
}

typedef struct PutRegionCall {
  McPrinter *p;
  McRegion region;
  bool entry_args, terminators, empty_block;
} PutRegionCall;

static void put_region_on_fresh_stack(void *data) {
  PutRegionCall *call = data;
  mc_pr_region(call->p, call->region, call->entry_args, call->terminators, call->empty_block);
}

bool mc_hook_put_region(McHookPrint *h, McRegion region, bool entry_args, bool terminators, bool empty_block) {
  PutRegionCall call = {h->f->p, region, entry_args, terminators, empty_block};
  mc_pr_switch_stack(call.p, put_region_on_fresh_stack, &call);
  return !call.p->failed;
}
