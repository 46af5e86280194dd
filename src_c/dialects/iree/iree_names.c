/* iree_names.c - names of results that depend on types and attributes. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"

static void put(McBuf *out, const char *text) { mc_buf_put(out, text, strlen(text)); }

/* The type of the first result, when it is a reference. */
void mc_asm_iree_refs(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  uint32_t type = mc_value_type(ctx, mc_op_result(ctx, op, 0)).index;
  if (result > 0) return;
  if (mc_is_defined_as(ctx, type, "vm.buffer")) put(out, "buffer");
  else if (mc_is_defined_as(ctx, type, "vm.list")) put(out, "list");
  else if (mc_is_defined_as(ctx, type, "vm.ref")) put(out, "ref");
}

void mc_asm_iree_number(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McAttr value = mc_op_property_named(ctx, op, "value");
  int64_t number;
  (void)result;
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_INTEGER ||
      !mc_attr_integer_i64(ctx, value, &number)) {
    put(out, "c");
  } else if (number == 0) {
    put(out, "zero");
  } else {
    put(out, "c");
    mc_buf_i64(out, number);
  }
}

/* The digits of the first operand, when it is a constant. */
void mc_asm_iree_device(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  int64_t number;
  (void)result;
  put(out, "device_");
  if (mc_op_num_operands(ctx, op) > 0 && mc_constant_int(ctx, mc_op_operand(ctx, op, 0), &number)) {
    mc_buf_u64(out, (uint64_t)number);
  } else {
    put(out, "n");
  }
}

static bool is_word_char(char c) { return mc_is_bare(c) && c != '.' && c != '$'; }

void mc_asm_iree_has_import(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McAttr import = mc_op_property_named(ctx, op, "import");
  (void)result;
  put(out, "has_");
  if (import.index == MC_NONE || mc_kind(ctx, import.index) != MC_ATTR_SYMBOL_REF) return;
  McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, import));
  for (size_t i = 0; i < name.len; i++) mc_buf_put(out, is_word_char(name.ptr[i]) ? name.ptr + i : "_", 1);
}

/* The first 32 letters of the format, with N for what is filled in. */
void mc_asm_iree_format(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McAttr format = mc_op_property_named(ctx, op, "format");
  size_t start = out->len;
  (void)result;
  if (format.index == MC_NONE || mc_kind(ctx, format.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(ctx, format);
  for (size_t i = 0; i < text.len && out->len - start < 32;) {
    char c = text.ptr[i];
    bool doubled = i + 1 < text.len && text.ptr[i + 1] == c && (c == '{' || c == '}');
    if (doubled) {
      i += 2;
    } else if (c == '{') {
      const char *close = memchr(text.ptr + i, '}', text.len - i);
      if (close == NULL) break;
      put(out, "N");
      i = (size_t)(close - text.ptr) + 1;
    } else {
      if (c == '.' || c == '-' || c == '/') put(out, "_");
      else if (is_word_char(c)) mc_buf_put(out, &c, 1);
      i++;
    }
  }
  if (out->len == start) put(out, "formatted");
}

static int64_t count_of(McContext *ctx, McOp op, const char *name) {
  McAttr value = mc_op_property_named(ctx, op, name);
  int64_t count = 0;
  bool known = value.index != MC_NONE && mc_kind(ctx, value.index) == MC_ATTR_INTEGER;
  return known && mc_attr_integer_i64(ctx, value, &count) ? count : 0;
}

/* Arguments of the entry block: those that lead, one for each result, indices, of which the second half are counts when
 * the operation states how many there are. */
void mc_asm_iree_parallel(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  uint32_t results = mc_op_num_results(ctx, op);
  if (result < results) return;
  int64_t at = (int64_t)result - results - count_of(ctx, op, "num_leading_args");
  int64_t indices = count_of(ctx, op, "num_index_args");
  if (at < 0) return;
  if (at < results) put(out, "ref");
  else put(out, indices == 0 || at - results < indices / 2 ? "id" : "count");
}
