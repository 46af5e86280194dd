/* opaque.c - templates of opaque operations: found, walked, and compared with their operations. */
#include "ir/opaque.h"

#include "ir/op_def.h"

char mc_template_next(McTemplate *t, McStr *text) {
  *text = (McStr){t->at, (size_t)(t->end - t->at)};
  const char *slot = text->len == 0 ? NULL : memchr(t->at, '%', text->len);
  if (slot == NULL || slot + 1 == t->end) {
    t->at = t->end;
    return 0;
  }
  text->len = (size_t)(slot - t->at);
  t->at = slot + 2;
  if (slot[1] != 'i') return slot[1];
  t->number = 0;
  while (t->at < t->end && *t->at >= '0' && *t->at <= '9' && t->number < UINT32_MAX / 16) {
    t->number = t->number * 10 + (uint32_t)(*t->at++ - '0');
  }
  if (t->at == t->end || *t->at++ != ';') t->number = UINT32_MAX; /* no argument has it */
  return 'i';
}

bool mc_op_template(const McContext *ctx, McOp op, McTemplate *t, McAttr *parts) {
  McAttr properties = mc_op_named_properties(ctx, op);
  if (MC_LIKELY(properties.index == MC_NONE)) return false;
  McAttr text = mc_attr_dictionary_find(ctx, properties, ctx->known[MC_ID_mlircore_opaque_text]);
  if (text.index == MC_NONE || mc_kind(ctx, text.index) != MC_ATTR_STRING) return false;
  if (mc_op_name_def(ctx, mc_op_get_name(ctx, op)) != NULL) return false;
  McStr value = mc_attr_string_value(ctx, text);
  *t = (McTemplate){.at = value.ptr, .end = value.ptr + value.len};
  *parts = mc_attr_dictionary_find(ctx, properties, ctx->known[MC_ID_mlircore_opaque_parts]);
  if (parts->index != MC_NONE && mc_kind(ctx, parts->index) != MC_ATTR_ARRAY) parts->index = MC_NONE;
  return true;
}

bool mc_op_is_opaque(const McContext *ctx, McOp op) {
  McTemplate t;
  McAttr parts;
  return mc_op_template(ctx, op, &t, &parts);
}

bool mc_context_keeps_unknown_syntax(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->keep_unknown, memory_order_relaxed);
}

void mc_context_keep_unknown_syntax(McContext *ctx, bool keep) {
  atomic_store_explicit(&ctx->keep_unknown, keep, memory_order_relaxed);
}

bool mc_op_is_kept(const McContext *ctx, McOp op) {
  return mc_context_keeps_unknown_syntax(ctx) && mc_op_is_opaque(ctx, op);
}

McStr mc_op_opaque_text(const McContext *ctx, McOp op) {
  McTemplate t;
  McAttr parts;
  if (!mc_op_template(ctx, op, &t, &parts)) return (McStr){NULL, 0};
  return (McStr){t.at, (size_t)(t.end - t.at)};
}

/* Whether the entry block of region `i` has `count` arguments; none in the text: its label can show them. */
static bool arguments_fit(const McContext *ctx, McOp op, uint32_t i, uint32_t count) {
  if (i >= mc_op_num_regions(ctx, op)) return false;
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
  return count == 0 || (entry.index != MC_NONE && mc_block_num_args(ctx, entry) == count);
}

static uint32_t num_entry_args(const McContext *ctx, McOp op, uint32_t i) {
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
  return entry.index == MC_NONE ? UINT32_MAX : mc_block_num_args(ctx, entry);
}

/* Whether region `i` has as many arguments as the region before it. */
static bool repeats_fit(const McContext *ctx, McOp op, uint32_t i) {
  return i > 0 && i < mc_op_num_regions(ctx, op) && num_entry_args(ctx, op, i) == num_entry_args(ctx, op, i - 1);
}

bool mc_op_template_fits(const McContext *ctx, McOp op) {
  McTemplate t;
  McAttr parts;
  McStr text;
  if (!mc_op_template(ctx, op, &t, &parts)) return false;
  const char *start = t.at;
  uint32_t operands = 0, successors = 0, regions = 0, used = 0, args = 0, mentioned = 0;
  bool in_attrs = false;
  for (char slot; (slot = mc_template_next(&t, &text)) != 0;) {
    switch (slot) {
      case 'o': operands++; break;
      case 's': successors++; break;
      case 'a': args++; break;
      case 'i':
        if (t.number == UINT32_MAX) return false;
        if (t.number >= mentioned) mentioned = t.number + 1;
        break;
      case 'p': used++; break;
      case 'b':
        if (in_attrs) return false;
        in_attrs = true;
        used++;
        break;
      case 'e':
        if (!in_attrs) return false;
        in_attrs = false;
        break;
      case 'r':
      case 'h':
        if (mentioned > args || !arguments_fit(ctx, op, regions++, args)) return false;
        args = mentioned = 0;
        break;
      case 'c':
        if (args != 0 || !repeats_fit(ctx, op, regions++)) return false;
        break;
      case 'n':
        if (t.at != start + 2) return false;
        break;
      case '%': break;
      default: return false;
    }
  }
  return !in_attrs && args == 0 && mentioned == 0 && operands == mc_op_num_operands(ctx, op) &&
         regions == mc_op_num_regions(ctx, op) && successors == mc_op_num_successors(ctx, op) &&
         used == (parts.index == MC_NONE ? 0 : mc_attr_array_size(ctx, parts));
}
