/* result_patterns.c - names of results, by patterns of their definitions.
 *
 * A definition's `result_name` has a pattern for each result, separated by commas. In a pattern, `{attr}` is the value
 * of an attribute: a string, an integer, the last name of a symbol; `{attr|word}` is the word when the attribute is
 * absent; `{attr@xyz}` is the letter with the number that the attribute has. A pattern of an attribute that is none of
 * these names nothing.
 */
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"

static McStr part(McStr text, char separator, uint32_t i) {
  const char *end = text.ptr + text.len, *start = text.ptr;
  for (;;) {
    const char *stop = memchr(start, separator, (size_t)(end - start));
    if (stop == NULL) return i == 0 ? (McStr){start, (size_t)(end - start)} : (McStr){end, 0};
    if (i-- == 0) return (McStr){start, (size_t)(stop - start)};
    start = stop + 1;
  }
}

static bool put_value(McContext *ctx, McAttr value, const McStr *letters, McBuf *out) {
  int64_t number;
  McStr text = {"", 0};
  switch (mc_kind(ctx, value.index)) {
    case MC_ATTR_STRING: text = mc_attr_string_value(ctx, value); break;
    case MC_ATTR_SYMBOL_REF: {
      uint32_t nested = mc_attr_symbol_num_nested(ctx, value);
      text = mc_ident_str(ctx, nested > 0 ? mc_attr_symbol_nested(ctx, value, nested - 1)
                                          : mc_attr_symbol_root(ctx, value));
      break;
    }
    case MC_ATTR_INTEGER:
      if (!mc_attr_integer_i64(ctx, value, &number)) return false;
      if (letters == NULL) {
        mc_buf_i64(out, number);
        return true;
      }
      if (number < 0 || (uint64_t)number >= letters->len) return false;
      text = (McStr){letters->ptr + number, 1};
      break;
    default: return false;
  }
  mc_buf_put(out, text.ptr, text.len);
  return true;
}

/* The text between braces. */
static bool put_attr(McContext *ctx, McOp op, McStr slot, McBuf *out) {
  McStr name = part(slot, '|', 0), word = part(slot, '|', 1), letters = part(name, '@', 1);
  name = part(name, '@', 0);
  McIdent ident = mc_ident(ctx, name.ptr, name.len);
  McAttr value = ident.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_attribute(ctx, op, ident);
  if (value.index != MC_NONE) return put_value(ctx, value, letters.len > 0 ? &letters : NULL, out);
  mc_buf_put(out, word.ptr, word.len);
  return word.len > 0;
}

void mc_asm_result_patterns(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McStr pattern = part(mc_ident_str(ctx, (McIdent){mc_op_def(ctx, op)->op->asm_name}), ',', result);
  size_t before = out->len;
  for (size_t i = 0; i < pattern.len; i++) {
    if (pattern.ptr[i] != '{') {
      mc_buf_put(out, pattern.ptr + i, 1);
      continue;
    }
    McStr slot = part((McStr){pattern.ptr + i + 1, pattern.len - i - 1}, '}', 0);
    if (!put_attr(ctx, op, slot, out)) {
      mc_buf_cut(out, before);
      return;
    }
    i += slot.len + 1;
  }
}
