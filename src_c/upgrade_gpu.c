/* upgrade_gpu.c - the gpu dialect of 2019: dimensions as strings, kernels in modules that were marked by an attribute. */
#include "routines.h"
#include "upgrade.h"

bool mc_upgrade_legacy_gpu_dimension(McUpgrade *u) {
  McAttr dimension = mc_up_attr(u, "dimension");
  if (dimension.index != MC_NONE && mc_kind(u->ctx, dimension.index) == MC_ATTR_STRING) {
    McStr text = mc_attr_string_value(u->ctx, dimension);
    if (text.len != 1 || text.ptr[0] < 'x' || text.ptr[0] > 'z') return mc_up_error(u, "needs 'x', 'y' or 'z' as its dimension");
    char today[] = "#gpu<dim x>";
    today[sizeof "#gpu<dim " - 1] = text.ptr[0];
    dimension = mc_parse_attr(u->ctx, today, sizeof today - 1, (McType){MC_NONE}, MC_SYNTAX_MODERN, u->p->diags);
    if (dimension.index == MC_NONE || !mc_up_set_attr(u, "dimension", dimension)) return false;
  }
  return mc_up_rename(u, u->target);
}

/* The module of that name beside one of the operations around `op`; MC_NONE: there is none. */
static McOp kernel_module(McContext *ctx, McOp op, McIdent name) {
  McIdent sym_name = ctx->known[MC_ID_sym_name];
  for (McBlock block; (block = mc_op_block(ctx, op)).index != MC_NONE; op = mc_block_parent_op(ctx, block)) {
    if (mc_block_parent_op(ctx, block).index == MC_NONE) break;
    for (McOp beside = mc_block_first_op(ctx, block); beside.index != MC_NONE; beside = mc_op_next(ctx, beside)) {
      if (!mc_str_is(mc_op_name_str(ctx, mc_op_get_name(ctx, beside)), "builtin.module")) continue;
      McAttr value = mc_op_attribute(ctx, beside, sym_name);
      if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_STRING) continue;
      McStr text = mc_attr_string_value(ctx, value), wanted = mc_ident_str(ctx, name);
      if (text.len == wanted.len && memcmp(text.ptr, wanted.ptr, text.len) == 0) return beside;
    }
  }
  return (McOp){MC_NONE};
}

/* What was marked as a module of kernels is one today. */
static bool upgrade_module(McUpgrade *u, McOp module) {
  McUpgrade other = {.p = u->p, .ctx = u->ctx, .op = module, .def = mc_op_def(u->ctx, module)};
  return mc_up_set_attr(&other, "gpu.kernel_module", (McAttr){MC_NONE}) && mc_up_rename(&other, MC_STR("gpu.module"));
}

bool mc_upgrade_legacy_gpu_launch_func(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McAttr kernel = mc_up_attr(u, "kernel"), module = mc_up_attr(u, "kernel_module");
  if (module.index == MC_NONE) return mc_up_rename(u, u->target); /* as today */
  uint32_t count = mc_op_num_operands(ctx, u->op);
  bool fits = kernel.index != MC_NONE && mc_kind(ctx, kernel.index) == MC_ATTR_STRING &&
              mc_kind(ctx, module.index) == MC_ATTR_SYMBOL_REF && count >= 6;
  if (!fits) return mc_up_error(u, "needs the name of a kernel, its module, and six sizes");
  McIdent root = mc_attr_symbol_root(ctx, module);
  McStr name = mc_attr_string_value(ctx, kernel);
  McIdent nested = mc_ident(ctx, name.ptr, name.len);
  if (nested.index == MC_NONE) return mc_up_out_of_memory(u);
  McAttr path = mc_attr_symbol_ref(ctx, root, &nested, 1);
  int32_t sizes[] = {0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, (int32_t)(count - 6), 0};
  size_t groups = sizeof sizes / sizeof sizes[0];
  McAttr segments = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes, groups, u->p->diags);
  if (path.index == MC_NONE || segments.index == MC_NONE) return mc_up_out_of_memory(u);
  McOp around = kernel_module(ctx, u->op, root);
  if (around.index != MC_NONE && !upgrade_module(u, around)) return false;
  return mc_up_set_attr(u, "kernel_module", (McAttr){MC_NONE}) && mc_up_set_attr(u, "kernel", path) &&
         mc_up_set_attr(u, "operandSegmentSizes", segments) && mc_up_rename(u, u->target);
}
