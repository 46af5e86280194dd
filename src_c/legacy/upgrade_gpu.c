/* upgrade_gpu.c - the gpu dialect of 2019: dimensions as strings, kernels in modules that an attribute marked, and
 * launches that named the values they pass to the kernel. */
#include <stdio.h>

#include "legacy/legacy.def"
#include "legacy/legacy.h"
#include "legacy/upgrade.h"
#include "parse/format_parse.h"

/* The attributes that were strings: their names, the enumeration of each today, and its cases in 2019. */
static const char *const enumerations[][3] = {
    {"dimension", "dim", "x y z"}, {"op", "all_reduce_op", "add mul and or xor"}, {"mode", "shuffle_mode", "xor"}};

static bool is_case(McStr text, const char *cases) {
  for (size_t len; *cases != 0; cases += len + (cases[len] == ' ')) {
    len = strcspn(cases, " ");
    if (text.len == len && memcmp(text.ptr, cases, len) == 0) return true;
  }
  return false;
}

bool mc_upgrade_legacy_gpu_enumeration(McUpgrade *u) {
  for (size_t i = 0; i < MC_COUNT(enumerations); i++) {
    McAttr value = mc_upgrade_attr(u, enumerations[i][0]);
    if (value.index == MC_NONE || mc_kind(u->ctx, value.index) != MC_ATTR_STRING) continue;
    McStr text = mc_attr_string_value(u->ctx, value);
    if (!is_case(text, enumerations[i][2])) {
      return mc_upgrade_error(u, "needs one of '%s' as its %s", enumerations[i][2], enumerations[i][0]);
    }
    char today[64];
    int len = snprintf(today, sizeof today, "#gpu<%s %.*s>", enumerations[i][1], (int)text.len, text.ptr);
    value = mc_parse_attr(u->ctx, today, (size_t)len, (McType){MC_NONE}, MC_SYNTAX_MODERN, u->p->diags);
    if (value.index == MC_NONE || !mc_upgrade_set_attr(u, enumerations[i][0], value)) return false;
  }
  return mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_legacy_gpu_launch_func(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McAttr kernel = mc_upgrade_attr(u, "kernel"), module = mc_upgrade_attr(u, "kernel_module");
  if (module.index == MC_NONE) return mc_upgrade_rename(u, u->target); /* as today */
  uint32_t count = mc_op_num_operands(ctx, u->op);
  bool fits = kernel.index != MC_NONE && mc_kind(ctx, kernel.index) == MC_ATTR_STRING &&
              mc_kind(ctx, module.index) == MC_ATTR_SYMBOL_REF && count >= 6;
  if (!fits) return mc_upgrade_error(u, "needs the name of a kernel, its module, and six sizes");
  McIdent root = mc_attr_symbol_root(ctx, module);
  McStr name = mc_attr_string_value(ctx, kernel);
  McIdent nested = mc_ident(ctx, name.ptr, name.len);
  if (nested.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  McAttr path = mc_attr_symbol_ref(ctx, root, &nested, 1);
  int32_t sizes[] = {0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, (int32_t)(count - 6), 0};
  size_t groups = sizeof sizes / sizeof sizes[0];
  McAttr segments = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes, groups, u->p->diags);
  if (path.index == MC_NONE || segments.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  return mc_upgrade_set_attr(u, "kernel_module", (McAttr){MC_NONE}) && mc_upgrade_set_attr(u, "kernel", path) &&
         mc_upgrade_set_attr(u, "operandSegmentSizes", segments) && mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_kernel_modules(McParser *p, McOp root) {
  McContext *ctx = p->ctx;
  McIdent mark = mc_ident(ctx, "gpu.kernel_module", 17);
  McOpName today = mc_op_name(ctx, "gpu.module", 10);
  if (mark.index == MC_NONE || today.index == MC_NONE) return mc_p_out_of_memory(p);
  uint32_t depth = 0;
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    if (!mc_op_is(ctx, op, "builtin.module") || mc_op_attribute(ctx, op, mark).index == MC_NONE) continue;
    McUpgrade u = {.p = p, .ctx = ctx, .op = op, .def = mc_op_def(ctx, op)};
    if (!mc_upgrade_set_attr(&u, "gpu.kernel_module", (McAttr){MC_NONE}) ||
        !mc_upgrade_rename(&u, MC_STR("gpu.module"))) {
      return false;
    }
  }
  return true;
}

/* --- kernels where they are launched --- */

/* `args` `(` (%name `=` %value) list `)` `:` types: arguments of the region, and the values, pushed on p->words. */
static bool parse_passed(McFormatParse *f) {
  McParser *p = f->p;
  size_t refs = p->refs.len, args = f->op->args.len;
  mc_advance(p);
  if (!mc_p_old(p, "gpu-launch-args") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  do {
    McArgument arg = {.type = {MC_NONE}};
    McOperandRef ref;
    if (!mc_p_operand(p, &arg.ref, false) || !mc_expect(p, TOK_EQUAL, "expected '='") || !mc_p_operand(p, &ref, true)) {
      return false;
    }
    if (!mc_array_push(&p->ctx->alloc, &f->op->args, arg) || !mc_array_push(&p->ctx->alloc, &p->refs, ref)) {
      return mc_p_out_of_memory(p);
    }
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  for (size_t i = refs; i < p->refs.len; i++) {
    if (i > refs && !mc_expect(p, TOK_COMMA, "expected ',' and a type for each value")) return false;
    McType type = f->op->args.ptr[args + i - refs].type = mc_p_type(p);
    McValue value = type.index == MC_NONE ? (McValue){MC_NONE} : mc_p_resolve(p, &p->refs.ptr[i], type);
    if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
  }
  p->refs.len = refs;
  return true;
}

/* Arguments of the block from `first` on are the values themselves today. */
static void pass_values(McParser *p, McBlock entry, uint32_t first, const uint32_t *values) {
  McContext *ctx = p->ctx;
  p->legacy->is_changed = true;
  for (uint32_t i = mc_block_num_args(ctx, entry); i-- > first;) {
    McValue arg = mc_block_arg(ctx, entry, i);
    mc_value_replace_all_uses(ctx, arg, (McValue){values[i - first]});
    mc_upgrade_give_positions(p, mc_value_loc(ctx, arg).index);
    mc_block_erase_arg(ctx, entry, i);
  }
}

/* The region of a gpu.launch as it was in 2019, with `args` and what they are before it or without. */
static bool parse_launch_body(McFormatParse *f) {
  McParser *p = f->p;
  size_t words = p->words.len;
  uint32_t first = (uint32_t)f->op->args.len;
  if (mc_at_keyword(p, "args") && !parse_passed(f)) return false;
  if (!mc_format_parse_append_region(f)) return false;
  McRegion region = {f->op->regions.ptr[f->op->regions.len - 1]};
  McBlock entry = mc_region_first_block(p->ctx, region);
  if (p->words.len > words && entry.index != MC_NONE) pass_values(p, entry, first, p->words.ptr + words);
  p->words.len = words;
  return mc_upgrade_end_blocks(p, region, "gpu.return", "gpu.terminator");
}

McLegacyAnswer mc_legacy_body(McFormatParse *f) {
  if (!mc_str_is(mc_op_name_str(f->p->ctx, f->op->name), "gpu.launch")) return MC_LEGACY_NO;
  return parse_launch_body(f) ? MC_LEGACY_YES : MC_LEGACY_FAILED;
}
