/* upgrade_gpu.c - the gpu dialect of 2019: dimensions as strings, kernels in modules that were marked by an attribute. */
#include "routines_checks.h"
#include "upgrade.h"
#include "verify.h"

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

/* What was marked as a module of kernels is one today. */
static bool upgrade_module(McUpgrade *u, McOp module) {
  McUpgrade other = {.p = u->p, .ctx = u->ctx, .op = module, .def = mc_op_def(u->ctx, module)};
  return mc_up_set_attr(&other, "gpu.kernel_module", (McAttr){MC_NONE}) && mc_up_rename(&other, MC_STR("gpu.module"));
}

/* At the first launch of a text: the modules that it and all others name, while nothing of what symbol tables were made of can go. */
static bool upgrade_modules(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McOpName launch = mc_op_get_name(ctx, u->op);
  McIdent name = mc_up_ident(u, "kernel_module");
  McSymbols *symbols = mc_symbols_new(ctx);
  bool ok = name.index != MC_NONE && symbols != NULL;
  u->p->has_kernel_modules = true;
  for (size_t i = u->p->legacy_ops.len; ok && i-- > 0;) {
    McOp op = u->p->legacy_ops.ptr[i].op, module;
    if (mc_op_get_name(ctx, op).index != launch.index) continue;
    McAttr ref = mc_op_attribute(ctx, op, name);
    bool is_ref = ref.index != MC_NONE && mc_kind(ctx, ref.index) == MC_ATTR_SYMBOL_REF;
    if (is_ref && mc_op_is(ctx, module = mc_symbols_find(symbols, op, ref), "builtin.module")) ok = upgrade_module(u, module);
    if (op.index == u->op.index) break; /* what is before it was upgraded, and may be gone */
  }
  bool out_of_memory = symbols == NULL || mc_symbols_out_of_memory(symbols);
  mc_symbols_free(symbols);
  return out_of_memory ? mc_up_out_of_memory(u) : ok;
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
  if (!u->p->has_kernel_modules && !upgrade_modules(u)) return false;
  return mc_up_set_attr(u, "kernel_module", (McAttr){MC_NONE}) && mc_up_set_attr(u, "kernel", path) &&
         mc_up_set_attr(u, "operandSegmentSizes", segments) && mc_up_rename(u, u->target);
}
