/* case_values.c - the values of a switch as its directives set them: a vector of the flag's type. cf.switch,
 * llvm.switch. */
#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"

/* The low bits of a number, sign-extended, in the `size` bytes of an element. */
static void put_value(uint8_t *to, size_t size, uint32_t width, int64_t value) {
  for (size_t b = 0; b < size; b++) to[b] = b < 8 ? (uint8_t)((uint64_t)value >> 8 * b) : value < 0 ? 0xFF : 0;
  if (width % 8 != 0) to[size - 1] &= (uint8_t)((1u << width % 8) - 1);
}

bool mc_format_parse_set_case_values(McFormatParse *f, uint32_t attr, McType flag, const int64_t *values,
                                     size_t num_values) {
  McContext *ctx = f->p->ctx;
  int64_t count = (int64_t)num_values;
  uint32_t width = mc_type_integer_width(ctx, flag);
  size_t size = ((size_t)width + 7) / 8, len = width == 1 ? (num_values + 7) / 8 : num_values * size;
  uint8_t *bytes = mc_alloc_zeroed(&ctx->alloc, len + 1);
  if (bytes == NULL) return mc_p_out_of_memory(f->p);
  for (size_t i = 0; i < num_values && width > 0; i++) {
    if (width == 1) bytes[i / 8] |= (uint8_t)((values[i] & 1) << i % 8);
    else put_value(bytes + i * size, size, width, values[i]);
  }
  McType vector = mc_type_vector(ctx, &count, NULL, 1, flag, NULL);
  McAttr value = {MC_NONE};
  if (vector.index != MC_NONE) value = mc_attr_dense_elements(ctx, vector, bytes, len, false, f->p->diags);
  mc_free(&ctx->alloc, bytes, len + 1);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}
