/* print_hooks.c - print hooks: operations, types and attributes whose text a caller of the core writes.
 *
 * A definition says so with the element MC_F_HOOK or MC_D_HOOK.
 * The core then calls the hook on the caller's own stack (stack.h)
 * with an McHookPrint, which wraps the state that directives see and is freed when the call ends. Hooks in regions of
 * other hooks pile up on that stack: so regions go on through mc_stack_switch, and hooks are not nested deeper than
 * MC_MAX_HOOKS.
 */
#include "print/format_print.h"
#include "print/print_defined.h"

struct McHookPrint {
  McPrinter *p;     /* borrowed */
  McFormatPrint *f; /* borrowed; NULL: of a type or an attribute */
  uint32_t index;   /* that one */
};

/* --- printing: the call --- */

static void print_at_home(void *data) {
  McHookPrint *h = data;
  McContext *ctx = h->p->ctx;
  bool too_deep = h->p->num_hooks > MC_MAX_HOOKS;
  if (!ctx->hooks.print(ctx->hooks.data, too_deep ? NULL : h, h->f->op) || too_deep) h->p->failed = true;
}

void mc_hook_print(McFormatPrint *f) {
  McPrinter *p = f->p;
  McHookPrint h = {p, f, MC_NONE};
  if (p->failed || mc_pr_gives_up(p)) return; /* threads would wait for each call */
  if (p->ctx->hooks.print == NULL) {
    p->failed = true;
    return;
  }
  p->num_hooks++;
  mc_stack_home(p->ctx->stacks, print_at_home, &h);
  p->num_hooks--;
}

static void print_def_at_home(void *data) {
  McHookPrint *h = data;
  McContext *ctx = h->p->ctx;
  bool too_deep = h->p->num_hooks > MC_MAX_HOOKS;
  McIdent name = mc_defined_name(ctx, h->index);
  if (!ctx->hooks.print_def(ctx->hooks.data, too_deep ? NULL : h, name, h->index) || too_deep) h->p->failed = true;
}

void mc_hook_print_def(McPrinter *p, uint32_t index) {
  McHookPrint h = {p, NULL, index};
  if (p->failed || mc_pr_gives_up(p)) return; /* threads would wait for each call */
  if (p->ctx->hooks.print_def == NULL) {
    p->failed = true;
    return;
  }
  p->num_hooks++;
  mc_stack_home(p->ctx->stacks, print_def_at_home, &h);
  p->num_hooks--;
}

bool mc_hook_prints_op(const McHookPrint *h) { return h->f != NULL; }

/* --- printing: what the hook sees --- */

void mc_hook_put(McHookPrint *h, const char *text, size_t len) { mc_pr_text(h->p, text, len); }
void mc_hook_put_newline(McHookPrint *h) { mc_pr_newline(h->p); }
void mc_hook_put_value(McHookPrint *h, McValue value) { mc_pr_value(h->p, value); }
void mc_hook_put_successor(McHookPrint *h, McBlock block) { mc_pr_successor(h->p, block); }
void mc_hook_put_symbol_name(McHookPrint *h, const char *name, size_t len) { mc_pr_symbol_name(h->p, name, len); }
void mc_hook_put_keyword(McHookPrint *h, const char *word, size_t len) { mc_pr_keyword_or_string(h->p, word, len); }
void mc_hook_put_functional_type(McHookPrint *h) { mc_pr_functional_type(h->p, h->f->op); }

void mc_hook_put_quoted(McHookPrint *h, const char *text, size_t len) {
  if (!h->p->collecting) mc_buf_quoted(h->p->buf, text, len);
}

void mc_hook_put_argument(McHookPrint *h, McValue argument) {
  mc_pr_region_argument(h->p, argument, (McAttr){MC_NONE}, false);
}

typedef struct PutCall { McPrinter *p; uint32_t index; bool is_type, with_type; } PutCall;

static void put_inner(void *data) {
  PutCall *call = data;
  if (call->is_type) mc_pr_type(call->p, (McType){call->index});
  else if (call->with_type) mc_pr_attr(call->p, (McAttr){call->index});
  else mc_pr_attr_no_type(call->p, (McAttr){call->index});
}

/* Hooks of types pile up on the caller's stack, as those of regions do: what is inside goes on on a fresh one. */
static void put_inner_of(McHookPrint *h, PutCall *call) {
  if (h->f == NULL) mc_pr_switch_stack(h->p, put_inner, call);
  else put_inner(call);
}

void mc_hook_put_type(McHookPrint *h, McType type) {
  PutCall call = {h->p, type.index, true, false};
  put_inner_of(h, &call);
}

void mc_hook_put_attr(McHookPrint *h, McAttr attr, bool with_type) {
  PutCall call = {h->p, attr.index, false, with_type};
  put_inner_of(h, &call);
}

bool mc_hook_put_attr_dict(McHookPrint *h, const McIdent *elided, size_t num_elided, bool with_keyword) {
  McPrinter *p = h->p;
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
  PutRegionCall call = {h->p, region, entry_args, terminators, empty_block};
  mc_pr_switch_stack(call.p, put_region_on_fresh_stack, &call);
  return !call.p->failed;
}
