/* entry.c - entry points of mlircore.h that need several stages: reading with verification, printing after
 * verification. */
#include "core/lazy_text.h"
#include "parse/parse.h"
#include "parse/stream.h"
#include "print/print.h"
#include "verify/verify.h"

static bool verify_parsed(McContext *ctx, McOp root, bool is_parsed, unsigned threads, McDiags *diags) {
  return is_parsed ? mc_verify_parsed(ctx, root, threads, diags) : mc_verify(ctx, root, diags);
}

McOp mc_parse(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McDiags *diags) {
  if (mc_is_bytecode(text, len)) return mc_bytecode_read(ctx, text, len, options, diags);
  if (options->lazy && options->lends != NULL && options->syntax == MC_SYNTAX_MODERN) {
    McOp root = mc_lazy_text_open(ctx, text, len, options, diags);
    if (root.index != MC_NONE || mc_diags_out_of_memory(diags)) return root;
  }
  return mc_p_text(ctx, text, len, options, options->verify ? verify_parsed : NULL, diags);
}

McStreamState mc_stream_read(McStream *s, bool verify, bool is_last, McOp *module, McDiags *diags) {
  McStreamState state = mc_p_stream_read(s, is_last, verify ? verify_parsed : NULL, module, diags);
  if (state == MC_STREAM_FAILED) mc_diags_explain(diags);
  return state;
}

/* Copies the options, changed to the generic form if the tree does not verify, as mlir-opt 22 does. Returns false when
 * that is not known, since memory ran out meanwhile. */
static bool settle(McContext *ctx, McOp op, const McPrintOptions *options, McPrintOptions *adjusted) {
  *adjusted = *options;
  if (options->generic || options->assume_verified) return true;
  McOp root = options->own_names ? op : mc_pr_naming_root(ctx, op, options->local_scope);
  const McNames *names = options->names == NULL ? NULL : *options->names;
  size_t failures = mc_alloc_failures(&ctx->alloc);
  if (!mc_names_form(names, root, &adjusted->generic)) adjusted->generic = !mc_verify(ctx, root, NULL);
  adjusted->is_fallback = adjusted->generic;
  return !adjusted->generic || mc_alloc_failures(&ctx->alloc) == failures;
}

bool mc_print_op(McContext *ctx, McOp op, const McPrintOptions *options, McBuf *out) {
  McPrintOptions adjusted;
  return settle(ctx, op, options, &adjusted) && mc_pr_tree(ctx, op, &adjusted, out);
}

bool mc_print_block(McContext *ctx, McBlock block, const McPrintOptions *options, McBuf *out) {
  McOp parent = mc_block_parent_op(ctx, block);
  if (parent.index == MC_NONE) return true; /* no operation around it gives names */
  McPrintOptions adjusted;
  return settle(ctx, parent, options, &adjusted) && mc_pr_lone_block(ctx, block, &adjusted, out);
}
