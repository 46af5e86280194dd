/* verify_hooks.c - verify hooks: checks of operations, types and attributes by a caller of the core.
 *
 * A definition has the check MC_C_HOOK, or the flag MC_DEF_HOOK, when its class has such a hook. The core then calls
 * the context's hook on the caller's own stack (stack.h), with no lock held. The hook may call the core again, but
 * must not change the tree.
 */
#include "base/stack.h"
#include "defs/constraints.h"
#include "defs/op_messages.h"

typedef struct VerifyCall { const McRoutineCheck *c; bool regions, ok; } VerifyCall;

static void verify_at_home(void *data) {
  VerifyCall *call = data;
  const McHooks *hooks = &call->c->ctx->hooks;
  call->ok = hooks->verify(hooks->data, call->c->op, call->regions, call->c->diags);
}

static void again_at_home(void *data) {
  const McHooks *hooks = &((McContext *)data)->hooks;
  hooks->again(hooks->data);
}

void mc_hooks_again(McContext *ctx) {
  if (ctx->hooks.again != NULL) mc_stack_home(ctx->stacks, again_at_home, ctx);
}

bool mc_hook_verify(const McRoutineCheck *c, bool regions) {
  VerifyCall call = {c, regions, false};
  if (c->ctx->hooks.verify == NULL) {
    return mc_op_error(c->diags, c->ctx, c->op, "has a verify hook, but the context has no function that runs hooks");
  }
  mc_stack_home(c->ctx->stacks, verify_at_home, &call);
  if (call.ok || c->diags == NULL || mc_diags_has_error(c->diags)) return call.ok;
  return mc_op_error(c->diags, c->ctx, c->op, "the verify hook failed");
}

typedef struct DefCall {
  McContext *ctx;
  McIdent name;
  const uint32_t *values;
  uint32_t count;
  McLoc loc;
  McDiags *diags;
  bool is_type, ok;
} DefCall;

static void verify_def_at_home(void *data) {
  DefCall *call = data;
  const McHooks *hooks = &call->ctx->hooks;
  call->ok = hooks->verify_def(hooks->data, call->name, call->is_type, call->values, call->count, call->loc,
                               call->diags);
}

bool mc_hook_verify_def(McContext *ctx, McIdent name, bool is_type, const uint32_t *values, uint32_t count, McLoc loc,
                        McDiags *diags) {
  DefCall call = {ctx, name, values, count, loc, diags, is_type, false};
  McStr text = mc_ident_str(ctx, name);
  if (ctx->hooks.verify_def == NULL) {
    return mc_error(diags, loc, "'%.*s' has a verify hook, but the context has no function that runs hooks",
                    (int)text.len, text.ptr);
  }
  mc_stack_home(ctx->stacks, verify_def_at_home, &call);
  if (call.ok || diags == NULL || mc_diags_has_error(diags)) return call.ok;
  return mc_error(diags, loc, "the verify hook of '%.*s' failed", (int)text.len, text.ptr);
}

static int printed_len(size_t len) { return len > INT32_MAX ? INT32_MAX : (int)len; }

bool mc_hook_op_error(McContext *ctx, McOp op, McDiags *diags, const char *message, size_t len) {
  return mc_op_error(diags, ctx, op, "%.*s", printed_len(len), message);
}

bool mc_hook_plain_error(McContext *ctx, McOp op, McDiags *diags, McLoc at, bool note, const char *message,
                         size_t len) {
  McLoc loc = mc_op_loc(ctx, op);
  bool elsewhere = at.index != MC_NONE;
  mc_error(diags, elsewhere ? at : loc, "%.*s", printed_len(len), message);
  if (note && elsewhere) mc_note(diags, loc, "see the operation");
  else if (note) mc_note_current_op(diags, ctx, op);
  return false;
}

bool mc_hook_def_error(McDiags *diags, McLoc loc, const char *message, size_t len) {
  return mc_error(diags, loc, "%.*s", printed_len(len), message);
}
